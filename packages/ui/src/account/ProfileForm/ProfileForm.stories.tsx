import type { ProfileDraft } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { createFile, pictureSources, profilePictures } from '../../forms/files/files.stories.ts';
import { sampleUser } from '../people.stories.ts';
import { ProfileForm } from './ProfileForm.tsx';

const { account, forms } = ar;

const meta = preview.meta({
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: { user: sampleUser(), onSubmit: fn(accept), onCancel: fn() },
  render: (args, { globals }) => <ProfileForm {...args} user={sampleUser(globals)} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const form = within(canvas.getByRole('form'));
    const name = form.getByLabelText(forms.fields.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'نادية سمير{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      avatar: null,
      remove_avatar: '0',
      name: 'نادية سمير',
      phone: '01000001234',
      current_password: '',
    });
    await expect(await canvas.findByText(account.profileForm.saved)).toBeVisible();
  },
});

export const PhoneTaken = meta.story({
  args: { onSubmit: fn(rejectWith('phone_taken', '/phone')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: account.profileForm.submit }));
    await expect(await canvas.findByRole('link', { name: getErrorMessage('phone_taken', 'ar') })).toBeVisible();
  },
});

/** Changing an existing number requires the password, which the server asks for. */
export const PasswordRequired = meta.story({
  args: {
    onSubmit: fn(({ current_password }: ProfileDraft) =>
      current_password ? accept() : rejectWith('current_password_required', '/current_password')(),
    ),
  },
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText(forms.fields.phone, { exact: false });
    await userEvent.clear(phone);
    await userEvent.type(phone, '01000009876{Enter}');
    const password = await canvas.findByLabelText(account.field.currentPassword);
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'mashrabiya of oak{Enter}');
    await expect(await canvas.findByText(account.profileForm.saved)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ phone: '01000009876', current_password: 'mashrabiya of oak' }),
    );
  },
});

function pictureInput(within: HTMLElement): HTMLInputElement {
  const input = within.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  return input;
}

export const NewPicture = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const bytes = await (await fetch(pictureSources[0] ?? '')).blob();
    const picture = new File([bytes], 'me.webp', { type: 'image/webp', lastModified: 0 });
    await userEvent.upload(pictureInput(canvasElement), picture);
    await expect(await canvas.findByRole('img', { name: forms.avatar.preview })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    await userEvent.click(canvas.getByRole('button', { name: account.profileForm.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ avatar: expect.objectContaining({ name: 'me.webp' }), remove_avatar: '0' }),
    );
  },
});

/** The picture is removed on submit. */
export const PictureRemoved = meta.story({
  args: { user: { ...sampleUser(), profile_pic: profilePictures[0] ?? null } },
  render: (args, { globals }) => (
    <ProfileForm {...args} user={{ ...sampleUser(globals), profile_pic: args.user.profile_pic }} />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: forms.avatar.remove }));
    await expect(canvas.getByRole('img', { name: forms.avatar.none })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: account.profileForm.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ avatar: null, remove_avatar: '1' }));
  },
});

/** Shows errors of a picture at the picture, from the browser or the server. */
export const PictureRefused = meta.story({
  args: { onSubmit: fn(rejectWith('picture_broken', '/avatar')) },
  play: async ({ canvas, canvasElement, step }) => {
    const group = canvas.getByRole('group', { name: forms.avatar.label });
    await step('an unsupported type', async () => {
      await userEvent.upload(pictureInput(canvasElement), createFile('me.heic', 'image/heic'));
      await expect(await within(group).findByRole('alert')).toHaveTextContent(forms.problem.picture_unsupported);
    });
    await step('a broken file', async () => {
      await userEvent.upload(pictureInput(canvasElement), createFile('me.png', 'image/png'));
      await waitFor(() => expect(within(group).getByRole('alert')).toBeEmptyDOMElement());
      await userEvent.click(canvas.getByRole('button', { name: account.profileForm.submit }));
      await expect(await within(group).findByRole('alert')).toHaveTextContent(forms.problem.picture_broken);
    });
  },
});
