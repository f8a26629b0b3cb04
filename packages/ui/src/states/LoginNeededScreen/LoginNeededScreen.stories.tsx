import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginNeededScreen } from './LoginNeededScreen.tsx';

const meta = preview.meta({
  title: 'States/LoginNeededScreen',
  component: LoginNeededScreen,
  args: { homeHref: '/', onLogin: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ar.states.loginTitle })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

/** Names the requested page. */
export const Page = meta.story({
  args: { page: ar.shell.links.favorites },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`«${ar.shell.links.favorites}»`))).toBeVisible();
  },
});

export const WithPublicVersion = meta.story({
  args: { page: ar.shell.links.plans, publicVersion: { href: '/pricing', label: ar.shell.links.pricing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.shell.links.pricing })).toHaveAttribute('href', '/pricing');
  },
});

export const WithoutLogin = meta.story({
  args: { onLogin: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: ar.common.goHome })).toBeVisible();
  },
});
