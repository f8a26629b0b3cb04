import { pagePaths } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import type { FooterColumn, FooterLink } from './Footer/Footer.tsx';
import type { NavIcon } from './navIcons.ts';
import type { SideMenuSection } from './SideMenu/SideMenu.tsx';

const hrefs = {
  home: pagePaths.home,
  listings: pagePaths.forSale,
  reels: '/reels',
  rent: pagePaths.forRent,
  profile: pagePaths.profile,
  favorites: pagePaths.favorites,
  saved: '/saved',
  reelsSearch: '/reels-search',
  plans: '/plans',
  myProperties: pagePaths.myProperties,
  advisors: '/advisors',
  addProperty: '/addProperty',
  moderation: '/moderation',
  finance: '/finance',
  management: '/managment',
  financial: '/financial',
  news: '/news',
  questions: '/QAs',
} as const satisfies Record<NavIcon, string>;

/** Shell props as the web app passes them, for stories, in the story's language. */
export function useShellFixture() {
  const { t } = useTranslation();
  const getLabel = (icon: NavIcon) => t(`shell:links.${icon}`);
  const createEntries = <I extends NavIcon>(...icons: I[]) =>
    icons.map((icon) => ({ icon, href: hrefs[icon], label: getLabel(icon) }));
  const ownEntries = createEntries('profile', 'favorites').map((entry) => ({ ...entry, phoneOnly: true }));
  const bar = [...createEntries('home', 'listings', 'reels'), ...ownEntries];
  const services = createEntries('advisors', 'financial', 'management', 'news', 'questions');
  const account = createEntries('profile', 'favorites', 'myProperties', 'addProperty', 'plans');
  const sections: SideMenuSection[] = [
    { entries: createEntries('home', 'listings', 'reelsSearch') },
    { title: t('shell:groups.account'), entries: account },
    { title: t('shell:groups.services'), entries: services },
  ];
  const columns: FooterColumn[] = [
    {
      title: t('shell:groups.browse'),
      links: [
        { href: pagePaths.forSale, label: t('shell:links.forSale') },
        { href: pagePaths.forRent, label: t('shell:links.forRent') },
        { href: pagePaths.superior, label: t('shell:links.superior') },
        { href: pagePaths.elite, label: t('shell:links.elite') },
      ],
    },
    { title: t('shell:groups.account'), links: account },
    { title: t('shell:groups.services'), links: [...services, { href: '/about_us', label: t('shell:links.about') }] },
  ];
  const legal: FooterLink[] = [
    { href: '/terms', label: t('shell:links.terms') },
    { href: '/privacy', label: t('shell:links.privacy') },
    { href: '/refund', label: t('shell:links.refund') },
  ];
  const social = { facebook: 'https://facebook.example/mashrabiya', instagram: 'https://instagram.example/mashrabiya' };
  return { bar, sections, columns, legal, social };
}
