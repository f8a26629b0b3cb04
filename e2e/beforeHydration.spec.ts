import { findListingWithPrices } from './support/listings.ts';
import { findTextsInOtherScript } from './support/otherScript.ts';
import {
  ar,
  expect,
  expectPropertyOpen,
  getCards,
  scrollThrough,
  skipUnlessOn,
  test,
  waitForHydration,
} from './support/test.ts';

/** Delays the app's code, like a slow network, until released. */
async function delayScripts(page: import('@playwright/test').Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a tap on a favourite before hydration is handled afterwards', { tag: '@full' }, async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  await getCards(page).first().getByRole('button', { name: ar.listings.love.label }).click();
  await expect(page.getByText(ar.pages.login.love)).toHaveCount(0);
  releaseScripts();
  await expect(page.getByText(ar.pages.login.love)).toBeVisible();
});

test('a button pressed before hydration looks pressed, and acts once', { tag: '@phone' }, async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('button', { name: ar.shell.openMenu });
  await menu.click();
  await menu.click();
  await expect(menu).toHaveCSS('opacity', '0.5');
  releaseScripts();
  await expect(page.getByRole('dialog', { name: ar.shell.menu })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: ar.shell.menu })).toBeHidden();
  await expect(menu).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL(/\/listing$/);
});

test('a page hydrates without interaction', { tag: '@phone' }, async ({ page }) => {
  // Chromium simulates a pointer that rests on the page.
  await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/listing');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
});

test('Back before hydration, after a reload, shows the previous page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await getCards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
  const releaseScripts = await delayScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack();
  releaseScripts();
  await expect(page).toHaveURL(/\/listing$/);
  await expect(getCards(page)).not.toHaveCount(0);
  await waitForHydration(page);
});

test('a tap on the menu before hydration opens it afterwards', { tag: '@full' }, async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: ar.shell.openMenu }).click();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: ar.shell.menu })).toBeVisible();
});

test('a tap on an action link waits for hydration', { tag: '@phone' }, async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: ar.listings.bar.addProperty }).click();
  await expect(page).toHaveURL(/\/listing$/);
  releaseScripts();
  await expect(page.getByText(ar.pages.login.addProperty)).toBeVisible();
  await expect(page).toHaveURL(/\/listing$/);
});

test('a tap on the login before hydration opens it afterwards, on the same page', { tag: '@phone' }, async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: ar.shell.login }).click();
  await expect(page).toHaveURL(/\/listing$/);
  releaseScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/listing\?slider=login$/);
});

test('the map link waits for the app, and a list opened as a map shows it without interaction', {
  tag: '@phone',
}, async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: ar.search.showMap, exact: true }).click();
  await expect(page).toHaveURL(/\/listing$/);
  releaseScripts();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.locator('.map-beside')).toBeVisible();
  await page.goto('/listing?view=map');
  await expect(page.locator('.map-beside')).toBeVisible();
});

test('a tap on a photograph before hydration opens the viewer afterwards', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { listing } = await findListingWithPrices(request);
  const releaseScripts = await delayScripts(page);
  await page.goto(`/property-${listing.id}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('region', { name: ar.listings.carousel.label }).first().getByRole('link').first().click();
  releaseScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/property-${listing.id}`));
});

test('a card links to its property before hydration', { tag: '@full' }, async ({ page }) => {
  await delayScripts(page);
  await page.goto('/listing', { waitUntil: 'domcontentloaded' });
  await getCards(page).first().getByRole('link').first().click({ noWaitAfter: true });
  await expectPropertyOpen(page);
});

test('a link pressed during hydration works', { tag: '@phone' }, async ({ page }) => {
  // Presses as soon as React knows the link, while the page itself still waits for hydration.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    let isPressed = false;
    const press = () => {
      const link = document.querySelector<HTMLElement>('footer a[href="/listing"]');
      if (isPressed || !link || !Object.keys(link).some((key) => key.startsWith('__reactFiber'))) return;
      isPressed = true;
      performance.mark('pressed');
      link.click();
    };
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      // In a task of its own, like a real tap: React is between two of its tasks then.
      setTimeout(press);
      return Reflect.apply(post, this, message);
    };
  });
  await page.goto('/');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/listing$/);
  await expect(getCards(page)).toHaveCount(20);
  const [pressedAtMs, hydrated] = await page.evaluate(() =>
    ['pressed', 'hydrated'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  expect(pressedAtMs).toBeLessThan(hydrated ?? Number.NaN);
});

test('the filters beside a list load without interaction', { tag: '@full' }, async ({ page }) => {
  skipUnlessOn('desktop', 'A phone has no column of filters.');
  // As on a tablet on a table: Chromium simulates a pointer that rests on the page.
  await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/listing');
  await expect(page.getByRole('form', { name: ar.search.filters }).getByRole('radio').first()).toBeVisible();
});

test('the calculators of the financial page load without interaction', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/financial');
  await expect(page.getByRole('region', { name: ar.advice.afford.title })).toBeVisible();
  await scrollThrough(page);
  await expect(page.getByRole('region', { name: ar.advice.rentOrBuy.title })).toBeVisible();
  expect(await findTextsInOtherScript(page, 'ar')).toEqual([]);
});

test('a resting pointer does not start the app, a moving one does', { tag: '@full' }, async ({ page }) => {
  // With data saver nothing is prefetched, so any loaded code was loaded by a start of the app.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) code.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // Event that a browser sends to a page rendered under a pointer; requests that it causes start before this call
  // returns.
  await page.evaluate(async () => {
    dispatchEvent(new PointerEvent('pointermove'));
    await fetch('/healthz');
  });
  expect(code).toEqual([]);
  // The first move onto a page has no distance; the next one has.
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 320);
  await expect.poll(() => code.length).toBeGreaterThan(0);
});

test('the fonts load after the page of a first visit, and with the page of the next', { tag: '@full' }, async ({
  page,
}) => {
  const countLoadedFonts = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /^"?Readex Pro Variable"?$/.test(family) && status === 'loaded',
        ).length,
    );
  /** Request times in milliseconds since the page load. */
  const readFontRequestTimes = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return files.map(({ startTime }) => startTime - (visit?.loadEventStart ?? Number.NaN));
    });
  await page.goto('/');
  await expect.poll(countLoadedFonts).toBe(2);
  expect(await readFontRequestTimes()).toHaveLength(2);
  expect(Math.min(...(await readFontRequestTimes()))).toBeGreaterThanOrEqual(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(countLoadedFonts).toBe(2);
  expect(await readFontRequestTimes()).toHaveLength(2);
  expect(Math.max(...(await readFontRequestTimes()))).toBeLessThan(0);
});
