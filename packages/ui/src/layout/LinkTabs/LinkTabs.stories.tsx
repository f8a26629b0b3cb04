import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkTabs, type LinkTabsProps } from './LinkTabs.tsx';

/** Translates the tab names. */
function Named(props: LinkTabsProps) {
  const { t } = useTranslation();
  const tabs = [
    { id: 'listings', name: t('shell:links.myProperties'), href: '/myproperties' },
    { id: 'reels', name: t('reels:owned.title'), href: '/myproperties?tab=reels' },
  ];
  return <LinkTabs {...props} tabs={tabs} label={t('shell:links.myProperties')} />;
}

const meta = preview.meta({
  title: 'Layout/LinkTabs',
  component: LinkTabs,
  args: { label: '', tabs: [], current: 'reels', panelId: 'parts', children: '' },
  render: (args) => <Named {...args} />,
});

/** The current tab is selected; the others are links, the next one to the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const listings = canvas.getByRole('tab', { name: ar.shell.links.myProperties });
    const reels = canvas.getByRole('tab', { name: ar.reels.owned.title, selected: true });
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(ar.reels.owned.title);
    await expect(listings).toHaveAttribute('href', '/myproperties');
    await expect(reels.getBoundingClientRect().x).toBeLessThan(listings.getBoundingClientRect().x);
    await userEvent.tab();
    await expect(reels).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(listings).toHaveFocus();
  },
});

export const English = meta.story({ globals: { locale: 'en' }, args: { current: 'listings' } });

const MANY = ['listings', 'saved', 'searches', 'reels'] as const;

/** Tabs that do not fit scroll; the selected one is in sight. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  args: { current: 'reels' },
  render: (args) => (
    <LinkTabs
      {...args}
      label="Profile"
      tabs={MANY.map((id) => ({ id, name: `Everything about ${id}`, href: `/profile?tab=${id}` }))}
    />
  ),
  play: async ({ canvas }) => {
    const current = canvas.getByRole('tab', { name: 'Everything about reels', selected: true });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
