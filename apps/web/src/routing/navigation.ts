import { hasRole, type Role } from '@mashrabiya/contract';
import type { NavIcon } from '@mashrabiya/ui';
import type { TFunction } from 'i18next';
import type { BarLink, DrawnLink, MenuLink, PhoneLink, PlainLink } from './route.ts';
import { matchRoute, routes } from './routes.ts';

const links = routes.flatMap(({ menu = [] }) => menu);
const isInBar = (link: MenuLink): link is BarLink | PhoneLink => link.in[0] === 'bar' || link.in[0] === 'phone';
const plain = links.filter((link) => 'name' in link);

/** Links with an icon, of pages that are everybody's or of a role. */
const drawnFor = (role?: Role) =>
  routes
    .flatMap((route) => (!route.role || hasRole(role, route.role) ? (route.menu ?? []) : []))
    .filter((link) => 'icon' in link);

/**
 * The bar's links, the menu's sections and the footer's columns (specification, section 2), in the page's language. The
 * menu links a role's pages too; what the server draws knows no role.
 */
export function navigation(t: TFunction, role?: Role) {
  const nameOf = (icon: NavIcon) => t(`shell:links.${icon}`);
  const entryOf = <I extends NavIcon>({ icon, href }: { icon: I; href: string }) => ({
    icon,
    href,
    label: nameOf(icon),
  });
  const entries = (place: DrawnLink['in'][number]) =>
    drawnFor(role)
      .filter((link) => link.in.includes(place))
      .map(entryOf);
  const words = (place: PlainLink['in'][number]) =>
    plain
      .filter((link) => link.in.includes(place))
      .map(({ name, href }) => ({ href, label: t(`shell:links.${name}`) }));

  const services = entries('services');
  const account = entries('account');
  const menu = [
    { entries: entries('main') },
    { title: t('shell:groups.account'), entries: account },
    { title: t('shell:groups.services'), entries: services },
  ];
  const footer = [
    { title: t('shell:groups.browse'), links: words('browse') },
    { title: t('shell:groups.account'), links: account },
    { title: t('shell:groups.services'), links: [...services, ...words('about')] },
  ];
  const bar = links.filter(isInBar).map((link) => ({ ...entryOf(link), phoneOnly: link.in[0] === 'phone' }));
  return { bar, menu, account, footer, legal: words('legal') };
}

/** The current entry of the bar. */
export const currentEntry = (pathname: string): string | undefined => matchRoute(pathname).route.entry;

/** What menus call the page at a path; undefined for pages that none names. */
export function pageName(t: TFunction, pathname: string): string | undefined {
  const link = matchRoute(pathname).route.menu?.find((one) => 'icon' in one);
  return link && 'icon' in link ? t(`shell:links.${link.icon}`) : undefined;
}
