import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const meta = preview.meta({
  title: 'Account/PasswordForm',
  component: PasswordForm,
  args: { onSubmit: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const { failure, field, password: texts, problem } = ar.account;
const { fields } = ar.forms;

/** By keyboard alone. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText(field.currentPassword));
    await userEvent.keyboard('mashrabiya');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('rawasheen-2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('rawasheen-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current: 'mashrabiya',
      password: 'rawasheen-2026',
      password_confirmation: 'rawasheen-2026',
    });
  },
});

/** The two new passwords differ. */
export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya');
    await userEvent.type(canvas.getByLabelText(field.newPassword), 'rawasheen-2026');
    await userEvent.type(canvas.getByLabelText(fields.confirmPassword), 'rawasheen-2025');
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.confirmationDifferent);
    await expect(canvas.getByLabelText(fields.confirmPassword)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({ args: { busy: true } });

export const Failed = meta.story({
  args: { failure: 'wrongPassword' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure.wrongPassword);
  },
});

export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.saved);
  },
});
