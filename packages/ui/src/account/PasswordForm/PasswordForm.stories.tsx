import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { HasPasswordContext } from '../form/hasPassword.ts';
import { PasswordForm } from './PasswordForm.tsx';

const meta = preview.meta({
  title: 'Account/PasswordForm',
  component: PasswordForm,
  args: { onSubmit: fn(stayPending), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const { field, password: texts } = ar.account;
const { fields, problem } = ar.forms;

/** Fills in and submits the form by keyboard. */
async function fillIn(canvas: Pick<ReturnType<typeof within>, 'getByLabelText'>) {
  await userEvent.click(canvas.getByLabelText(field.currentPassword));
  await userEvent.keyboard('mashrabiya');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('rawasheen-2026');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('rawasheen-2026{Enter}');
}

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'mashrabiya',
      password: 'rawasheen-2026',
      password_confirmation: 'rawasheen-2026',
    });
    await expect(await canvas.findByRole('button', { name: texts.submit, busy: true })).toBeVisible();
  },
});

export const Empty = meta.story();

/** An account with a provider login sets its first password: no current one is asked for. */
export const FirstPassword = meta.story({
  args: { onSubmit: fn(accept) },
  decorators: [
    (Story) => (
      <HasPasswordContext value={false}>
        <Story />
      </HasPasswordContext>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText(field.currentPassword)).toBeNull();
    await userEvent.type(canvas.getByLabelText(field.newPassword), 'rawasheen-2026');
    await userEvent.type(canvas.getByLabelText(fields.confirmPassword), 'rawasheen-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: null,
      password: 'rawasheen-2026',
      password_confirmation: 'rawasheen-2026',
    });
    await expect(await canvas.findByText(ar.account.firstPassword.saved)).toBeVisible();
    // The form is closed: a second change would require the first password.
    await expect(canvas.queryByLabelText(field.newPassword)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: ar.account.twoFactor.close }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The two new passwords differ. */
export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya');
    await userEvent.type(canvas.getByLabelText(field.newPassword), 'rawasheen-2026');
    await userEvent.type(canvas.getByLabelText(fields.confirmPassword), 'rawasheen-2025');
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.confirmation_mismatch);
    await expect(canvas.getByLabelText(fields.confirmPassword)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(rejectWith('wrong_password', '/current_password')) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_password', 'ar') })).toBeVisible();
  },
});

export const Saved = meta.story({
  args: { onSubmit: fn(accept) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText(texts.saved)).toBeVisible();
    await expect(canvas.getByLabelText(field.newPassword)).toHaveValue('');
    await expect(canvas.getByLabelText(field.newPassword)).toHaveAttribute('aria-invalid', 'false');
  },
});
