import { hasRole, type Role } from '@mashrabiya/contract';
import type { NavIcon } from '@mashrabiya/ui';
import type { TFunction } from 'i18next';
import type { BarLink, DrawnLink, MenuLink, PhoneLink, PlainLink, Route } from './route.ts';

const isInBar = (link: MenuLink): link is BarLink | PhoneLink => link.in[0] === 'bar' || link.in[0] === 'phone';

/** Links with an icon, of public pages or of a role's pages. */
const drawnFor = (routes: readonly Route[], role?: Role) =>
  routes
    .flatMap((route) => (!route.role || hasRole(role, route.role) ? (route.menu ?? []) : []))
    .filter((link) => 'icon' in link);

/** Bar links, menu sections and footer columns (specification, section 2). The server render knows no role. */
export function navigation(routes: readonly Route[], t: TFunction, role?: Role) {
  const links = routes.flatMap(({ menu = [] }) => menu);
  const plain = links.filter((link) => 'name' in link);
  const nameOf = (icon: NavIcon) => t(`shell:links.${icon}`);
  const entryOf = <I extends NavIcon>({ icon, href }: { icon: I; href: string }) => ({
    icon,
    href,
    label: nameOf(icon),
  });
  const entries = (place: DrawnLink['in'][number]) =>
    drawnFor(routes, role)
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

/** Name of a page in the menus; undefined for pages without a menu entry. */
export function pageName(t: TFunction, { menu }: Route): string | undefined {
  const link = menu?.find((one) => 'icon' in one);
  return link && 'icon' in link ? t(`shell:links.${link.icon}`) : undefined;
}
