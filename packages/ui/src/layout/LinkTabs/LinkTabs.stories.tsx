import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkTabs, type LinkTabsProps } from './LinkTabs.tsx';

/** Translates the tab names. */
function Named(props: LinkTabsProps) {
  const { t } = useTranslation();
  const tabs = [
    { id: 'listings', name: t('myListings:list.title'), href: '/myproperties' },
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
    const listings = canvas.getByRole('tab', { name: ar.myListings.list.title });
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
