import { hasRole, type Role } from '@mashrabiya/contract';
import type { MenuLink } from '@mashrabiya/ui';
import type { TFunction } from 'i18next';
import type { MenuPlace, Route } from './route.ts';

/** Bar links, menu sections and footer columns (specification, section 2). The server render knows no user. */
export function buildNavigation(routes: readonly Route[], t: TFunction, role?: Role, unread = 0) {
  const entries = routes.flatMap((route) => (!route.role || hasRole(role, route.role) ? (route.menu ?? []) : []));
  const getLinks = (place: MenuPlace): MenuLink[] =>
    entries
      .filter(({ places }) => places.includes(place))
      .map(({ href, icon, label }) => ({ href, icon, label: t(label), ...(icon === 'messages' && { unread }) }));

  const services = getLinks('services');
  const account = getLinks('account');
  const accountGroup = { title: t('shell:groups.account'), links: account };
  return {
    bar: [...getLinks('bar'), ...getLinks('phone').map((link) => ({ ...link, phoneOnly: true }))],
    menu: [{ links: getLinks('main') }, accountGroup, { title: t('shell:groups.services'), links: services }],
    account,
    footer: [
      { title: t('shell:groups.browse'), links: getLinks('browse') },
      accountGroup,
      { title: t('shell:groups.services'), links: [...services, ...getLinks('about')] },
    ],
    legal: getLinks('legal'),
  };
}

/** Name of a page in the side menu; undefined for pages that are not there. */
export function getPageName(t: TFunction, { menu }: Route): string | undefined {
  const entry = menu?.find(({ icon }) => icon);
  return entry && t(entry.label);
}
