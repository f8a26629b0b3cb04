import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { advisors } from '../../people/fixtures.stories.ts';
import { AccountLink } from './AccountLink.tsx';

const NAME = 'نادية عبد الفتاح';
const getWidth = (link: HTMLElement) => link.getBoundingClientRect().width;

const meta = preview.meta({
  title: 'Shell/AccountLink',
  component: AccountLink,
  args: { href: '/profile', user: null, onLogin: fn() },
});

/** Opens the login; without JavaScript the link leads to a page that asks for it. */
export const Visitor = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: ar.shell.login });
    await expect(link).toHaveAttribute('href', '/profile');
    await userEvent.click(link);
    await expect(args.onLogin).toHaveBeenCalledOnce();
    // With text on a desktop.
    if (window.innerWidth >= 1100) await expect(canvas.getByText(ar.shell.login)).toBeVisible();
    else await expect(getWidth(link)).toBe(44);
  },
});

/** A user without a picture. */
export const LoggedIn = meta.story({
  args: { user: { name: NAME, picture: null } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: ar.shell.accountOf.replace('{{name}}', NAME) });
    await expect(link).toHaveAttribute('href', '/profile');
    await expect(getWidth(link)).toBe(44);
  },
});

export const WithPicture = meta.story({
  args: { user: { name: NAME, picture: advisors()[0]?.profile_pic ?? null } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
});
