import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { appSecret, recoveryCodes } from '../codes.stories.ts';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

const meta = preview.meta({
  title: 'Account/TwoFactorSetup',
  component: TwoFactorSetup,
  args: {
    onStart: fn(async () => appSecret),
    onConfirm: fn(async () => recoveryCodes),
    onDone: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

const { field, twoFactor: texts } = ar.account;
type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'findByLabelText'>;

const submitPassword = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
  return canvas.findByLabelText(texts.code);
};

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(texts.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.account.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({
  args: { onStart: fn(rejectWith('wrong_password', '/current_password')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_password', 'ar') })).toBeVisible();
  },
});

/** Secret, to be scanned or typed. */
export const Key = meta.story({
  play: async ({ args, canvas, step }) => {
    const code = await submitPassword(canvas);
    await expect(args.onStart).toHaveBeenCalledWith('mashrabiya');
    await expect(canvas.getByRole('img', { name: texts.qr })).toBeVisible();
    await expect(canvas.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await step('the focus is in the code field', async () => {
      await expect(code).toHaveFocus();
      await userEvent.type(code, '12{Enter}');
      await expect(canvas.getByRole('alert')).toHaveTextContent(ar.forms.problem.code_invalid);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const SecretKeyOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await submitPassword(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const WrongCode = meta.story({
  args: { onConfirm: fn(rejectWith('wrong_code', '/code')) },
  play: async ({ canvas }) => {
    await userEvent.type(await submitPassword(canvas), '123456{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_code', 'ar') })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { onConfirm: fn(stayPending) },
  play: async ({ canvas }) => {
    await userEvent.type(await submitPassword(canvas), '123456{Enter}');
    await expect(await canvas.findByRole('button', { name: texts.confirm, busy: true })).toBeVisible();
  },
});

/** Enabled: shows the recovery codes once. */
export const TwoFactorEnabled = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(await submitPassword(canvas), '123456{Enter}');
    await expect(await canvas.findByText(texts.on)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.title })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: texts.saved }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
