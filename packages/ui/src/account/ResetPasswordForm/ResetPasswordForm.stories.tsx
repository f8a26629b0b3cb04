import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const { account, forms } = ar;

const meta = preview.meta({
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { token: 'a-secret', onSubmit: fn(accept) },
});

const fill = async (form: ReturnType<typeof within>) => {
  await userEvent.type(form.getByLabelText(forms.fields.email), 'nadia@example.com');
  await userEvent.type(form.getByLabelText(account.field.newPassword), 'mashrabiya of oak');
  await userEvent.type(form.getByLabelText(forms.fields.confirmPassword), 'mashrabiya of oak{Enter}');
};

export const Default = meta.story();

export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    await fill(within(canvas.getByRole('form')));
    await expect(await canvas.findByText(account.reset.saved)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      token: 'a-secret',
      email: 'nadia@example.com',
      password: 'mashrabiya of oak',
      password_confirmation: 'mashrabiya of oak',
    });
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** The typed text stays; an expired link is an error of the whole form. */
export const Expired = meta.story({
  args: { onSubmit: fn(rejectWith('link_expired')) },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form'));
    await fill(form);
    await expect(await form.findByText(getErrorMessage('link_expired', 'ar'))).toBeVisible();
    await expect(form.getByLabelText(forms.fields.email)).toHaveValue('nadia@example.com');
  },
});
