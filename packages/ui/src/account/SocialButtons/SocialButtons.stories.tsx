import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SocialButtons } from './SocialButtons.tsx';

const meta = preview.meta({
  title: 'Account/SocialButtons',
  component: SocialButtons,
  args: { onSelectProvider: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Offset of the logo from the start of the text. */
const getLogoOffset = (button: HTMLElement) => {
  const words = document.createRange();
  words.selectNodeContents(button.lastChild ?? button);
  return (button.querySelector('svg')?.getBoundingClientRect().x ?? 0) - words.getBoundingClientRect().x;
};

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const google = canvas.getByRole('button', { name: ar.account.social.google });
    await step('the icon is before the words: on their right in Arabic', async () => {
      await expect(getLogoOffset(google)).toBeGreaterThan(0);
    });
    await step('both are reachable by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onSelectProvider).toHaveBeenNthCalledWith(1, 'google');
      await expect(args.onSelectProvider).toHaveBeenNthCalledWith(2, 'apple');
    });
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const apple = canvas.getByRole('button', { name: en.account.social.apple });
    await expect(getLogoOffset(apple)).toBeLessThan(0);
  },
});

export const WithPasskey = meta.story({
  args: { onSelectPasskey: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.account.passkeys.login }));
    await expect(args.onSelectPasskey).toHaveBeenCalledOnce();
  },
});

/** Without providers, while the browser asks for a passkey. */
export const PasskeyRequested = meta.story({
  args: { providers: [], onSelectPasskey: fn(), pendingMethod: 'passkey' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: ar.account.passkeys.login, busy: true }));
    await expect(args.onSelectPasskey).not.toHaveBeenCalled();
  },
});

/** Apple's window is open. */
export const Busy = meta.story({
  args: { pendingMethod: 'apple' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.account.social.apple, busy: true }));
    await expect(canvas.getByRole('button', { name: ar.account.social.google })).toBeDisabled();
    await expect(args.onSelectProvider).not.toHaveBeenCalled();
  },
});
