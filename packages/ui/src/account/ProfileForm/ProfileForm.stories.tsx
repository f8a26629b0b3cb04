import { errorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refused, taken } from '../../forms/callForm/calls.stories.ts';
import { person } from '../people.stories.ts';
import { ProfileForm } from './ProfileForm.tsx';

const { account, forms } = ar;

const meta = preview.meta({
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: { user: person(), onSubmit: fn(taken), onCancel: fn() },
  render: (args, { globals }) => <ProfileForm {...args} user={person(globals)} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const form = within(canvas.getByRole('form'));
    const name = form.getByLabelText(forms.fields.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'نادية سمير{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'نادية سمير', phone: '01000001234' });
    await expect(await canvas.findByText(account.profileForm.saved)).toBeVisible();
  },
});

export const PhoneTaken = meta.story({
  args: { onSubmit: fn(refused('phone_taken', '/phone')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: account.profileForm.submit }));
    await expect(await canvas.findByRole('link', { name: errorMessage('phone_taken', 'ar') })).toBeVisible();
  },
});
