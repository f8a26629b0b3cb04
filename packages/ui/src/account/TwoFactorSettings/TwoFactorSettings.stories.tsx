import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { recoveryCodes } from '../codes.stories.ts';
import { TwoFactorSettings } from './TwoFactorSettings.tsx';

const meta = preview.meta({
  title: 'Account/TwoFactorSettings',
  component: TwoFactorSettings,
  args: { codesLeft: 8, onRenew: fn(async () => recoveryCodes), onTurnOff: fn(accept), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

const { field, twoFactor: texts } = ar.account;

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('بقي لك 8 رموز استرداد')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NoCodesLeft = meta.story({
  args: { codesLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.left_zero)).toBeVisible();
  },
});

export const CodesRenewed = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.renew }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya');
    await userEvent.type(canvas.getByLabelText(texts.codeOrRecovery), '123 456{Enter}');
    await expect(args.onRenew).toHaveBeenCalledWith({ current_password: 'mashrabiya', code: '123456' });
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: texts.saved }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const TurnedOff = meta.story({
  args: { onTurnOff: fn(stayPending) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.turnOff }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya');
    await userEvent.type(canvas.getByLabelText(texts.codeOrRecovery), '123456{Enter}');
    await expect(args.onTurnOff).toHaveBeenCalledWith({ current_password: 'mashrabiya', code: '123456' });
    await expect(await canvas.findByRole('button', { name: texts.turnOff, busy: true })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onTurnOff: fn(rejectWith('wrong_code', '/code')) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.turnOff }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya');
    await userEvent.type(canvas.getByLabelText(texts.codeOrRecovery), '123456{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_code', 'ar') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.account.cancel }));
    await expect(canvas.getByText('بقي لك 8 رموز استرداد')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
