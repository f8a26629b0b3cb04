import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchBox } from '../../finding/SearchBox/SearchBox.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { useShellFixture } from '../useShellFixture.ts';
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
    menuOpen: false,
    onMenuOpen: fn(),
  },
  render: (args) => <Navbar {...args} links={useShellFixture().bar} />,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.shell.links.listings })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: ar.common.brand })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.openMenu }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: ar.shell.mainNavigation });
    await expect(tabs.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(canvas.queryByRole('combobox')).toBeNull();
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
