import { existsSync } from 'node:fs';
import type { Role } from '@mashrabiya/contract';
import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { createI18n } from '@mashrabiya/i18n';
import { en } from '@mashrabiya/i18n/en';
import { describe, expect, it } from 'vitest';
import { loginNeeded, notFoundRoute, roleNeeded } from '../pages/problems/route.ts';
import { buildNavigation } from '../routing/navigation.ts';
import { paths } from '../routing/paths.ts';
import { matchRoute, routes } from './routes.ts';

const menu = buildNavigation(routes, createI18n('en', { en }).t);
const getLabels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe('The routes', () => {
  it('name an existing module each, for the build’s manifest', () => {
    const webFolder = new URL('../../', import.meta.url);
    for (const { module } of [...routes, notFoundRoute, loginNeeded, roleNeeded])
      expect(existsSync(new URL(module, webFolder))).toBe(true);
  });

  it('match every address in links, menus and the sitemap', () => {
    const links = Object.values(paths).filter((path) => typeof path === 'string');
    const linked = routes.flatMap((route) => [...(route.sitemap ?? []), ...(route.menu ?? []).map(({ href }) => href)]);
    for (const path of [...links, ...linked, ...Object.values(pagePaths), paths.property('0192'), paths.area(3)]) {
      const { pathname } = new URL(path, 'https://example.com');
      expect(matchRoute(pathname).route, path).not.toBe(notFoundRoute);
    }
    expect(matchRoute('/no/such/page').route).toBe(notFoundRoute);
  });

  it('require a login as specified', () => {
    const gated =
      '/profile /plans /plans/basic /plans/checkout /plans/receipt /MyProperties /myproperties /update /addProperty /payment-success /favorites /add-reel /update-reel';
    for (const path of gated.split(' ')) expect(matchRoute(path).route.login, path).toBe('required');
    const open =
      '/pricing / /main /about_us /reels /reels/7 /reel-7 /reels-search /videos/record /videos/search /videos/7 /privacy /terms /refund /news /advisors /managment /Financial /listing/cairo /rent /apply-advisor /search /superior /elite /provider/7 /property-7 /style /test';
    for (const path of open.split(' ')) {
      expect(matchRoute(path).route.login, path).toBeUndefined();
      expect(matchRoute(path).route, path).not.toBe(notFoundRoute);
    }
  });

  it('require a login wherever they require a role', () => {
    const ofRoles = routes.filter(({ role }) => role !== undefined);
    expect(ofRoles.map(({ role, login }) => [role, login])).toEqual([
      ['moderator', 'required'],
      ['finance', 'required'],
    ]);
  });
});

describe('The menus', () => {
  it('follow the specification', () => {
    expect(getLabels(menu.bar)).toEqual(['Home', 'Listings', 'Reels', 'Account', 'Favourites']);
    // Account links appear only in the bottom bar of phones.
    expect(getLabels(menu.bar.filter(({ phoneOnly }) => phoneOnly))).toEqual(['Account', 'Favourites']);
    const specified = [
      ['Home', 'Listings', 'Saved and viewed', 'Search reels'],
      ['Account', 'Favourites', 'My listings', 'Add a property', 'Ad plans'],
      ['Real estate advisor', 'Financial advisor', 'Property management', 'News and guides', 'Common questions'],
    ];
    // A section may have further pages.
    expect(
      menu.menu.map(({ links }, section) => getLabels(links).filter((label) => specified[section]?.includes(label))),
    ).toEqual(specified);
    const [browse, account, services] = menu.footer.map(({ links }) => getLabels(links));
    expect(browse).toHaveLength(4);
    expect(account).toEqual(expect.arrayContaining(specified[1] ?? []));
    expect(services).toEqual(expect.arrayContaining([...(specified[2] ?? []), 'Contact us', 'Ad prices']));
    expect(getLabels(menu.legal)).toEqual(['Terms and conditions', 'Privacy policy', 'Refund policy']);
  });

  it('show a role’s pages to that role only', () => {
    const { t } = createI18n('en', { en });
    const getAccountLinks = (role?: Role) => buildNavigation(routes, t, role).menu[1]?.links.map(({ href }) => href);
    expect(getAccountLinks('user')).toEqual(getAccountLinks());
    expect(getAccountLinks('moderator')).toEqual([...(getAccountLinks() ?? []), '/moderation']);
    expect(getAccountLinks('finance')).toEqual([...(getAccountLinks() ?? []), '/finance']);
    expect(buildNavigation(routes, t, 'finance').bar).toEqual(menu.bar);
  });

  it('mark the current page', () => {
    expect(matchRoute('/main').route.entry).toBe('/');
    expect(matchRoute('/rent').route.entry).toBe('/listing');
    expect(matchRoute('/reel-7').route.entry).toBe('/reels');
    expect(matchRoute('/search').route.entry).toBeUndefined();
  });
});
