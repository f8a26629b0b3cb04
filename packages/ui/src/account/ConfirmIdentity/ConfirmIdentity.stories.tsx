import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';

const meta = preview.meta({
  title: 'Account/ConfirmIdentity',
  component: ConfirmIdentity,
  args: { providers: ['google'] as const, onSelectProvider: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

const texts = ar.account.confirmIdentity;

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.google }));
    await expect(args.onSelectProvider).toHaveBeenCalledWith('google');
    await userEvent.click(canvas.getByRole('button', { name: ar.account.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  args: { providers: ['google', 'apple'] as const, onSelectPasskey: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.account.confirmIdentity.passkey }));
    await expect(args.onSelectPasskey).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { pendingMethod: 'google' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.google, busy: true }));
    await expect(args.onSelectProvider).not.toHaveBeenCalled();
  },
});

/** The provider's window was used with another account. */
export const Failed = meta.story({
  args: { problem: getErrorMessage('identity_not_linked', 'ar') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(getErrorMessage('identity_not_linked', 'ar'))).toBeVisible();
  },
});

/** The only login is a passkey, in a browser without support. */
export const NoConfirmationMethod = meta.story({
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.impossible)).toBeVisible();
  },
});
