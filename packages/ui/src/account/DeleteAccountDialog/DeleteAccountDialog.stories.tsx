import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { HasPasswordContext } from '../form/hasPassword.ts';
import { Opener, panelParameters } from '../stories.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = preview.meta({
  title: 'Account/DeleteAccountDialog',
  component: DeleteAccountDialog,
  parameters: panelParameters,
  args: {
    open: true,
    onClose: fn(),
    onDelete: fn(accept),
    losses: { properties: 3, reels: 1, favorites: 24, ads: 2 },
  },
});

const { field, remove: texts } = ar.account;
const { problem } = ar.forms;

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: texts.title });
    await step('a screen reader announces what is deleted', async () => {
      await expect(dialog).toHaveAccessibleDescription(/3 عقارات نشرتها/);
    });
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('mashrabiya');
  },
});

/** An account without a password was confirmed by its provider before. */
export const WithoutPassword = meta.story({
  decorators: [
    (Story) => (
      <HasPasswordContext value={false}>
        <Story />
      </HasPasswordContext>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.submit }));
    await expect(canvas.queryByLabelText(field.currentPassword)).toBeNull();
    await expect(args.onDelete).toHaveBeenCalledWith(null);
  },
});

export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.submit }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.current_password_required);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onDelete: fn(rejectWith('wrong_password', '/current_password')) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_password', 'ar') })).toBeVisible();
  },
});

export const LastAdministrator = meta.story({
  args: { onDelete: fn(rejectWith('last_administrator')) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByText(getErrorMessage('last_administrator', 'ar'))).toBeVisible();
  },
});

/** While deleting, neither Escape nor a button cancels. */
export const Busy = meta.story({
  args: { onDelete: fn(stayPending) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('button', { name: texts.deleting, busy: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: texts.keep })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const FocusReturns = meta.story({
  args: { open: false },
  render: (args) => (
    <Opener label={texts.open}>{(open, close) => <DeleteAccountDialog {...args} open={open} onClose={close} />}</Opener>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: texts.open });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByLabelText(field.currentPassword)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: texts.keep }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
