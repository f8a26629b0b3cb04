import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchBox } from '../../search/SearchBox/SearchBox.tsx';
import { AccountLink } from '../AccountLink/AccountLink.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { useShellFixture } from '../shell.stories.ts';
import { Navbar } from './Navbar.tsx';

const meta = preview.meta({
  title: 'Shell/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    links: [],
    currentHref: '/listing',
    searchHref: '/search',
    search: <SearchBox value="" onChange={fn()} action="/search" expanded={false} onOpenChange={fn()} panel={null} />,
    language: <LanguageToggle href="?lng=en" onSwitch={fn()} />,
    account: <AccountLink href="/profile" user={null} onLogin={fn()} />,
    menuOpen: false,
    onMenuOpen: fn(),
  },
  render: (args) => <Navbar {...args} links={useShellFixture().bar} />,
});

/** Left positions of logo and menu button. */
const getEdges = (bar: HTMLElement) => {
  const getX = (selector: string) => bar.querySelector(selector)?.getBoundingClientRect().x ?? Number.NaN;
  return { brand: getX('.brand'), menu: getX('[aria-haspopup=dialog]') };
};

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.shell.links.listings })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: ar.shell.links.favorites })).toBeNull();
    await expect(canvas.getByRole('link', { name: ar.common.brand })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.openMenu }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    const { brand, menu } = getEdges(canvas.getByRole('banner'));
    await expect(brand).toBeGreaterThan(menu);
  },
});

/** Unread messages mark the menu, which leads to them. */
export const Unread = meta.story({
  args: { unread: 3 },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: ar.shell.openMenu });
    await expect(menu).toHaveAttribute('aria-description', ar.shell.unread_few.replace('{{count}}', '3'));
  },
});

/** In English the logo is on the left, the menu on the right. */
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const { brand, menu } = getEdges(canvas.getByRole('banner'));
    await expect(brand).toBeLessThan(menu);
  },
});

/** On a tablet the links stay in the bar, and the search box unfolds below it. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const links = canvas.getByRole('navigation', { name: ar.shell.mainNavigation }).getBoundingClientRect();
    await expect(links.bottom).toBeLessThanOrEqual(bar.bottom);
    const search = canvas.getByRole('button', { name: ar.shell.search });
    await step('the search box expands and collapses', async () => {
      await userEvent.click(search);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await expect(canvas.getByRole('combobox').getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
      await userEvent.click(search);
      await expect(canvas.queryByRole('combobox')).toBeNull();
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: ar.shell.mainNavigation });
    await expect(tabs.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const { links } = ar.shell;
    await expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([links.home, links.listings, links.reels, links.profile, links.favorites]);
    for (const tab of within(tabs).getAllByRole('link')) {
      await expect(tab.querySelector('svg')).toBeVisible();
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
    }
  },
});

export const PhoneSearching = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.search }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: ar.shell.closeSearch })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const WithoutSearch = meta.story({
  args: { search: undefined, currentHref: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: ar.shell.search })).toBeNull();
  },
});
