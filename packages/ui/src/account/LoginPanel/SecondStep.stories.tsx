import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { loginArgs, loginParameters } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/Second step',
  component: LoginPanel,
  parameters: loginParameters,
  args: { ...loginArgs, needsSecondFactor: true },
});

const { secondStep: texts, twoFactor } = ar.account;

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(await canvas.findByRole('form', { name: texts.title }));
    const field = form.getByLabelText(twoFactor.code);
    await step('the field accepts six digits of any script', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await userEvent.type(field, '٠١٢ ٣٤٥{Enter}');
      await expect(args.onSubmitCode).toHaveBeenCalledWith('012345');
    });
    await step('a link leads back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.back }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
});

export const RecoveryCode = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.useRecovery }));
    const field = canvas.getByLabelText(texts.recoveryCode);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'abcd-efgh-2345{Enter}');
    await expect(args.onSubmitCode).toHaveBeenCalledWith('ABCDEFGH2345');
    await expect(canvas.getByRole('button', { name: texts.useApp })).toBeVisible();
  },
});

export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    const field = await canvas.findByLabelText(twoFactor.code);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '12345{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(ar.forms.problem.code_invalid);
    await expect(args.onSubmitCode).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onSubmitCode: fn(rejectWith('wrong_code', '/code')) },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(twoFactor.code);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '123456{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_code', 'ar') })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** After five minutes the challenge expires, with a way back to login. */
export const Expired = meta.story({
  args: { onSubmitCode: fn(rejectWith('challenge_expired')) },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(twoFactor.code);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(getErrorMessage('challenge_expired', 'ar')),
    );
  },
});

export const Busy = meta.story({
  globals: { locale: 'en' },
  args: { onSubmitCode: fn(stayPending) },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByLabelText(en.account.twoFactor.code);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '123456{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: en.account.secondStep.submit, busy: true })).toBeVisible();
    await expect(args.onSubmitCode).toHaveBeenCalledOnce();
  },
});
