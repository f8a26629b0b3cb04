import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Page as Content } from '../../layout/Page/Page.tsx';
import { role } from '../../theme/roles.ts';
import { Footer } from '../Footer/Footer.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { useShellFixture } from '../shell.stories.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';

function Page(args: AppShellProps) {
  const { bar, footer, legal, social } = useShellFixture();
  const language = <LanguageToggle href="?lng=en" onSwitch={fn()} />;
  return (
    <AppShell
      {...args}
      header={
        <Navbar
          homeHref="/"
          links={bar}
          currentHref="/listing"
          language={language}
          menuOpen={false}
          onMenuOpen={fn()}
        />
      }
      footer={<Footer homeHref="/" columns={footer} legal={legal} year={2026} social={social} />}
    >
      <Content>
        <PageHeader title={ar.shell.links.forSale} backHref="/" />
      </Content>
    </AppShell>
  );
}

const meta = preview.meta({
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    // Whole page: everything must be in a landmark. Axe recognizes a skip link only as the document's first link, and
    // Storybook's own precede it.
    a11y: { context: { exclude: ['.skip'] }, config: { rules: [{ id: 'region', enabled: true }] } },
  },
  render: (args) => <Page {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: ar.shell.skipToContent });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: ar.shell.skipToFooter })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('contentinfo')).toHaveFocus();
    await expect(location.hash).toBe('');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: ar.shell.mainNavigation });
    const lastLine = canvas.getByText(/2026/);
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    await expect(lastLine.getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.getBoundingClientRect().top);
  },
});

/** Reels and videos fill the screen, without bar and footer. */
export const OverReels = meta.story({
  render: (args) => (
    <AppShell {...args}>
      <div style={{ blockSize: '100dvh', backgroundColor: role.surfaceSunken }} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    const { top, height } = canvas.getByRole('main').getBoundingClientRect();
    await expect([top, height]).toEqual([0, window.innerHeight]);
  },
});
