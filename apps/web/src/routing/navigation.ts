import { hasRole, type Role } from '@mashrabiya/contract';
import type { NavIcon } from '@mashrabiya/ui';
import type { TFunction } from 'i18next';
import type { BarLink, IconLink, MenuLink, PhoneLink, Route, TextMenuLink } from './route.ts';

const isInBar = (link: MenuLink): link is BarLink | PhoneLink => link.places[0] === 'bar' || link.places[0] === 'phone';

/** Links with an icon, of public pages or of a role's pages. */
const getIconLinks = (routes: readonly Route[], role?: Role) =>
  routes
    .flatMap((route) => (!route.role || hasRole(role, route.role) ? (route.menu ?? []) : []))
    .filter((link) => 'icon' in link);

/** Bar links, menu sections and footer columns (specification, section 2). The server render knows no role. */
export function buildNavigation(routes: readonly Route[], t: TFunction, role?: Role) {
  const links = routes.flatMap(({ menu = [] }) => menu);
  const textLinks = links.filter((link) => 'name' in link);
  const getLabel = (icon: NavIcon) => t(`shell:links.${icon}`);
  const toEntry = <I extends NavIcon>({ icon, href }: { icon: I; href: string }) => ({
    icon,
    href,
    label: getLabel(icon),
  });
  const getEntries = (place: IconLink['places'][number]) =>
    getIconLinks(routes, role)
      .filter((link) => link.places.includes(place))
      .map(toEntry);
  const getTextLinks = (place: TextMenuLink['places'][number]) =>
    textLinks
      .filter((link) => link.places.includes(place))
      .map(({ name, href }) => ({ href, label: t(`shell:links.${name}`) }));

  const services = getEntries('services');
  const account = getEntries('account');
  const menu = [
    { entries: getEntries('main') },
    { title: t('shell:groups.account'), entries: account },
    { title: t('shell:groups.services'), entries: services },
  ];
  const footer = [
    { title: t('shell:groups.browse'), links: getTextLinks('browse') },
    { title: t('shell:groups.account'), links: account },
    { title: t('shell:groups.services'), links: [...services, ...getTextLinks('about')] },
  ];
  const bar = links.filter(isInBar).map((link) => ({ ...toEntry(link), phoneOnly: link.places[0] === 'phone' }));
  return { bar, menu, account, footer, legal: getTextLinks('legal') };
}

/** Name of a page in the menus; undefined for pages without a menu entry. */
export function getPageName(t: TFunction, { menu }: Route): string | undefined {
  const link = menu?.find((menuLink) => 'icon' in menuLink);
  return link && 'icon' in link ? t(`shell:links.${link.icon}`) : undefined;
}
