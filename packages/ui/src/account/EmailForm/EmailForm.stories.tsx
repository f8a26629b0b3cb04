import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmailForm } from './EmailForm.tsx';

const meta = preview.meta({
  title: 'Account/EmailForm',
  component: EmailForm,
  args: { now: 'nadia.abdelfattah@example.com', onSubmit: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const { email: texts, failure, field, problem } = ar.account;

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.newEmail), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'nadia@example.com', current: 'mashrabiya' });
    await userEvent.click(canvas.getByRole('button', { name: ar.account.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The address that the account has already. */
export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.newEmail), `${args.now}{Enter}`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.emailSame);
    await expect(canvas.getByLabelText(field.newEmail)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: 'emailTaken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure.emailTaken);
  },
});

export const Sent = meta.story({
  args: { sentTo: 'nadia@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('nadia@example.com');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.sent.slice(0, 20));
  },
});
