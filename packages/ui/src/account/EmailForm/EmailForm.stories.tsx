import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { EmailForm } from './EmailForm.tsx';

const meta = preview.meta({
  title: 'Account/EmailForm',
  component: EmailForm,
  args: { now: 'nadia.abdelfattah@example.com', onSubmit: fn(stayPending), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const { email: texts, field } = ar.account;
const { problem } = ar.forms;

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.newEmail), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'nadia@example.com', current_password: 'mashrabiya' });
    await userEvent.click(canvas.getByRole('button', { name: ar.account.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The new address equals the current one. */
export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.newEmail), `${args.now}{Enter}`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.email_unchanged);
    await expect(canvas.getByLabelText(field.newEmail)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(rejectWith('email_taken', '/email')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.newEmail), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('email_taken', 'ar') })).toBeVisible();
  },
});

export const Sent = meta.story({
  args: { onSubmit: fn(accept) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.newEmail), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('nadia@example.com'));
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.sent.slice(0, 20));
  },
});
