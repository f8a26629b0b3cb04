import type { NavIcon } from '@mashrabiya/ui';
import type { TFunction } from 'i18next';
import { paths } from './paths.ts';

/** The bar's links, the menu's sections and the footer's columns (specification, section 2), in the page's language. */
export function navigation(t: TFunction) {
  const nameOf = (icon: NavIcon) => t(`shell.links.${icon}`);
  const entry = <I extends NavIcon>(icon: I, href: string) => ({ icon, href, label: nameOf(icon) });
  const link = (name: Parameters<typeof label>[0], href: string) => ({ href, label: label(name) });
  const label = (name: 'forSale' | 'forRent' | 'superior' | 'elite' | 'about' | 'terms' | 'privacy' | 'refund') =>
    t(`shell.links.${name}`);

  const bar = [entry('home', paths.home), entry('listings', paths.forSale), entry('reels', paths.reels)];
  const services = [
    entry('advisors', paths.advisors),
    entry('financial', paths.financial),
    entry('management', paths.management),
    entry('news', paths.news),
    entry('questions', paths.questions),
  ];
  const account = [
    entry('profile', paths.profile),
    entry('favorites', paths.favorites),
    entry('myProperties', paths.myProperties),
    entry('addProperty', paths.addProperty),
    entry('plans', paths.plans),
  ];
  const menu = [
    { entries: [...bar.slice(0, 2), entry('saved', paths.saved), entry('reelsSearch', paths.reelsSearch)] },
    { title: t('shell.groups.account'), entries: account },
    { title: t('shell.groups.services'), entries: services },
  ];
  const footer = [
    {
      title: t('shell.groups.browse'),
      links: [
        link('forSale', paths.forSale),
        link('forRent', paths.forRent),
        link('superior', paths.superior),
        link('elite', paths.elite),
      ],
    },
    { title: t('shell.groups.account'), links: account },
    { title: t('shell.groups.services'), links: [...services, link('about', paths.about)] },
  ];
  const legal = [link('terms', paths.terms), link('privacy', paths.privacy), link('refund', paths.refund)];
  return { bar, menu, account, footer, legal };
}

/** The bar's entry that a page belongs to. */
export function currentEntry(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  if (lower === '/' || lower === '/main') return paths.home;
  if (lower.startsWith('/listing') || lower === '/rent') return paths.forSale;
  return lower.startsWith('/reel') ? paths.reels : undefined;
}
