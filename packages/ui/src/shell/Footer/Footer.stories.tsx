import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { useShellFixture } from '../shell.stories.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    columns: [],
    legal: [],
    year: 2026,
    language: <LanguageToggle href="?lng=en" onSwitch={fn()} />,
  },
  render: (args) => {
    const { footer, legal, social } = useShellFixture();
    return <Footer {...args} columns={footer} legal={legal} social={args.social ?? social} />;
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.shell.links.forSale })).toHaveAttribute('href', '/listing');
    await expect(canvas.getByText(/2026/)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const WithoutSocial = meta.story({
  args: { social: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: new RegExp(ar.shell.facebook) })).toBeNull();
  },
});
