import { matchRoute, notFoundRoute, type Route, routes } from '@mashrabiya/web/routes';
import { developmentTest as test } from './support/developmentBuild.ts';
import { findTextsInOtherScript } from './support/otherScript.ts';
import { findAddress, PAGES } from './support/pages.ts';
import { expect, scrollThrough, toEnglish, waitForHydration } from './support/test.ts';

test.use({ allowedConsoleErrors: /status of (404|410)/ });

const addresses = Object.values(PAGES);
/** Paths without a parameter that `PAGES` does not list. */
const otherPaths = routes
  .flatMap(({ paths }) => paths.slice(0, 1))
  .filter((path) => !/[:*]/.test(path) && !addresses.some((address) => String(address).split('?')[0] === path));
const pages: [name: string, address: (typeof addresses)[number]][] = [
  ...Object.entries(PAGES),
  ...otherPaths.map((path): [string, string] => [path, path]),
];

/** Visitors see one login prompt on all pages of users: `npm test` opens it without and with a public version. */
const LOGIN_PROMPTS = ['the profile', 'plans'];
const needsLogin = (address: (typeof addresses)[number]) =>
  typeof address === 'string' && matchRoute(address.split('?')[0] ?? '').route.login === 'required';

/** Desktop and phone use one language each, so that both are tested without four runs. */
for (const [name, address] of pages) {
  test(`${name}: server and browser render the same in one script, without errors`, {
    tag: needsLogin(address) && !LOGIN_PROMPTS.includes(name) ? '@full' : '@phone',
  }, async ({ page, request, isMobile }) => {
    const path = await findAddress(address, request);
    await page.goto(isMobile ? path : toEnglish(path));
    await waitForHydration(page);
    await scrollThrough(page);
    expect(await findTextsInOtherScript(page, isMobile ? 'ar' : 'en'), 'letters of the other language').toEqual([]);
    await page.reload();
    await waitForHydration(page);
    // Also behind an open panel, where role queries find nothing.
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('every kind of page is covered', { tag: '@phone' }, async ({ request }) => {
  const getKind = ({ module, login }: Route) => `${module}${login ? ', for users' : ''}`;
  const seen = new Set<string>();
  for (const [, address] of pages) {
    const path = await findAddress(address, request);
    seen.add(getKind(matchRoute(path.split('?')[0] ?? '').route));
  }
  expect([...routes, notFoundRoute].map(getKind).filter((kind) => !seen.has(kind))).toEqual([]);
});
