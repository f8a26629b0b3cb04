import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { PhoneConfirmation } from './PhoneConfirmation.tsx';

const meta = preview.meta({
  title: 'Account/PhoneConfirmation',
  component: PhoneConfirmation,
  args: {
    phone: '01000001234',
    onRequest: fn((): Promise<unknown> => accept()),
    onConfirm: fn((_: string): Promise<unknown> => accept()),
    onChangeNumber: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const { phoneCode: texts } = ar.account;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByLabelText'>;

/** Sends a code, and returns its field. */
const requestCode = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.send }));
  return canvas.findByLabelText(texts.code);
};
const skipToCode = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.haveCode }));
  return canvas.findByLabelText(texts.code);
};

/** A code is sent, typed in Arabic digits, and confirms the number. */
export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await expect(getComputedStyle(canvas.getByText('0100 000 1234')).direction).toBe('ltr');
    const code = await requestCode(canvas);
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await step('another code has to wait', async () => {
      const resend = canvas.getByRole('button', { name: /(?:1:00|0:5\d)$/ });
      await expect(resend).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(resend);
      await expect(args.onRequest).toHaveBeenCalledOnce();
    });
    await userEvent.type(code, '١٢٣ ٤٥٦{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
    await expect(await canvas.findByText(texts.done)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Requesting = meta.story({
  args: { onRequest: fn((): Promise<unknown> => stayPending()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByRole('button', { name: texts.send, busy: true })).toBeVisible();
  },
});

/** A number that receives no SMS can be changed. */
export const NotMobile = meta.story({
  args: { phone: '01300001234', onRequest: fn((): Promise<unknown> => rejectWith('phone_not_mobile', '/phone')()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(getErrorMessage('phone_not_mobile', 'ar'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.change }));
    await expect(args.onChangeNumber).toHaveBeenCalledOnce();
  },
});

export const TooSoon = meta.story({
  args: { onRequest: fn((): Promise<unknown> => rejectWith('retry_too_soon')()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(getErrorMessage('retry_too_soon', 'ar'))).toBeVisible();
    await expect(await skipToCode(canvas)).toHaveFocus();
  },
});

/** The daily limit of all users is reached. */
export const Unavailable = meta.story({
  args: { onRequest: fn((): Promise<unknown> => rejectWith('phone_codes_unavailable')()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(getErrorMessage('phone_codes_unavailable', 'ar'))).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas }) => {
    const code = await skipToCode(canvas);
    await userEvent.type(code, '12{Enter}');
    await expect((await canvas.findAllByText(ar.forms.problem.phone_code_invalid)).length).toBeGreaterThan(0);
    await expect(code).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The remaining attempts of a new code are counted. */
export const WrongCode = meta.story({
  args: { onConfirm: fn((_: string): Promise<unknown> => rejectWith('phone_code_wrong', '/code')()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    const code = await canvas.findByLabelText(texts.code);
    await userEvent.type(code, '123456{Enter}');
    await expect((await canvas.findAllByText(getErrorMessage('phone_code_wrong', 'ar'))).length).toBeGreaterThan(0);
    await expect(canvas.getByText(texts.left_few.replace('{{count}}', '4'))).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '{Backspace}7{Enter}');
    await expect(await canvas.findByText(texts.left_few.replace('{{count}}', '3'))).toBeVisible();
  },
});

/** Earlier attempts with this code are unknown here. */
export const WrongEarlierCode = meta.story({
  args: { onConfirm: fn((_: string): Promise<unknown> => rejectWith('phone_code_wrong', '/code')()) },
  play: async ({ canvas }) => {
    const code = await skipToCode(canvas);
    await userEvent.type(code, '123456{Enter}');
    await expect((await canvas.findAllByText(getErrorMessage('phone_code_wrong', 'ar'))).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(texts.left_few.replace('{{count}}', '4'))).toBeNull();
  },
});

/** Another code replaces an expired one. */
export const ExpiredCode = meta.story({
  args: { onConfirm: fn((_: string): Promise<unknown> => rejectWith('phone_code_expired', '/code')()) },
  play: async ({ args, canvas }) => {
    const code = await skipToCode(canvas);
    await userEvent.type(code, '123456{Enter}');
    await expect((await canvas.findAllByText(getErrorMessage('phone_code_expired', 'ar'))).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: texts.resend }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(texts.resent)).toBeVisible();
    await expect(code).toHaveValue('');
    await expect(code).toHaveFocus();
  },
});

/** Another account confirmed the number meanwhile. */
export const PhoneTaken = meta.story({
  args: { onConfirm: fn((_: string): Promise<unknown> => rejectWith('phone_taken', '/phone')()) },
  play: async ({ canvas }) => {
    await userEvent.type(await skipToCode(canvas), '123456{Enter}');
    await expect(await canvas.findByText(getErrorMessage('phone_taken', 'ar'))).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { onConfirm: fn((_: string): Promise<unknown> => rejectOffline()) },
  play: async ({ canvas }) => {
    const code = await skipToCode(canvas);
    await userEvent.type(code, '123456{Enter}');
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(code).toHaveValue('123456');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await requestCode(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const { phoneCode } = en.account;
    await userEvent.click(canvas.getByRole('button', { name: phoneCode.send }));
    await userEvent.type(await canvas.findByLabelText(phoneCode.code), '123456{Enter}');
    await expect(await canvas.findByText(phoneCode.done)).toBeVisible();
  },
});
