import { readFile } from 'node:fs/promises';
import { mails } from '@mashrabiya/i18n/ar/mails';
import type { APIRequestContext, Page } from '@playwright/test';
import { getOwnAds, openAdMenu, type PostedAd, postAd } from './support/ads.ts';
import { type LaunchedServer, launchWithClock } from './support/server.ts';
import { ar, test as base, expect, waitForHydration } from './support/test.ts';
import { confirmEmail, createAccount, logInWith } from './support/users.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SUPERIOR = 3;

/** Each test has its own demo server, which approves ads automatically and has an adjustable clock. */
const test = base.extend<{ demo: LaunchedServer }>({
  demo: async ({ browserName: _ }, use) => {
    const demo = await launchWithClock();
    await use(demo);
    await demo.close();
  },
  baseURL: async ({ demo }, use) => use(demo.url),
});

// Status of an inactive ad's page.
test.use({ allowedConsoleErrors: /status of 410/ });

/** Seller on the page's device, with an active superior ad. */
async function createSellerWithAd(page: Page, request: APIRequestContext): Promise<PostedAd & { email: string }> {
  const { email, token } = await createAccount(request);
  const ad = await postAd(request, token, { ranking: SUPERIOR });
  // Until then the ad is pending.
  await confirmEmail(request, email);
  await expect.poll(async () => (await request.get(`/api/properties/${ad.id}`)).status()).toBe(200);
  await logInWith(page, token);
  return { ...ad, email };
}

/** Shifts the clock of pages opened from now on; timers run as usual, so that pages still hydrate. */
const advanceBrowserClock = (page: Page, milliseconds: number) =>
  page.addInitScript((ahead) => {
    const Before = Date;
    globalThis.Date = new Proxy(Before, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [Before.now() + ahead] : args, newTarget),
      get: (target, name) => (name === 'now' ? () => Before.now() + ahead : Reflect.get(target, name)),
    });
  }, milliseconds);

/** Expects the ad's own page and the list to show it to visitors, or not. */
async function expectOnOffer(request: APIRequestContext, ad: PostedAd, isOnOffer: boolean): Promise<void> {
  await expect.poll(async () => (await request.get(`/property-${ad.id}`)).status()).toBe(isOnOffer ? 200 : 410);
  const list = await (await request.get(`/api/forrent?min_size=${ad.size}&max_size=${ad.size}`)).json();
  expect(list.allData.filter(({ id }: { id: string }) => id === ad.id)).toHaveLength(isOnOffer ? 1 : 0);
}

test('an ad descends in rank, ends, is renewed, and is removed', { tag: '@phone' }, async ({ page, request, demo }) => {
  test.slow();
  const { myListings, vocabulary } = ar;
  const ad = await createSellerWithAd(page, request);
  const advanceClock = async (milliseconds: number) => {
    await demo.advanceClock(milliseconds);
    await advanceBrowserClock(page, milliseconds);
  };
  const expectOwn = (text: string) =>
    expect(async () => {
      // In the specification's spelling.
      await page.goto('/MyProperties');
      await expect(getOwnAds(page)).toContainText(text, { timeout: 2_000 });
    }).toPass();

  await expectOwn(vocabulary.adType.superior);
  await expect(getOwnAds(page)).toContainText(vocabulary.availability.active);
  await advanceClock(10 * DAY_MS + HOUR_MS);
  await expectOwn(myListings.run.rankThen.replace(/<date\/>.*/, '').replace('{{rank}}', vocabulary.adType.elite));
  await advanceClock(10 * DAY_MS);
  await expectOwn(myListings.run.left_few.replace('{{count}}', '10'));
  await expectOnOffer(request, ad, true);

  await advanceClock(7 * DAY_MS);
  const readOutbox = async () => {
    const outboxHtml = await (await request.get('/dev/outbox')).text();
    // The demo's own sellers receive emails, too.
    return outboxHtml
      .split('<article')
      .filter((mail) => mail.includes(ad.email))
      .join();
  };
  await expect.poll(readOutbox).toContain(mails.ad_ending.subject);
  await expectOwn(myListings.run.renew);
  expect(await readOutbox()).not.toContain(mails.ad_ended.subject);
  await advanceClock(3 * DAY_MS);
  await expect.poll(readOutbox).toContain(mails.ad_ended.subject);
  await expectOwn(vocabulary.availability.expired);
  await expectOnOffer(request, ad, false);

  await waitForHydration(page);
  await page.getByRole('button', { name: myListings.run.renew }).click();
  const renewDialog = page.getByRole('dialog', { name: myListings.run.renewTitle });
  await renewDialog.getByRole('radio', { name: new RegExp(`^${vocabulary.adType.basic}`) }).check();
  await renewDialog.getByRole('button', { name: myListings.run.renew }).click();
  await expect(renewDialog).toHaveCount(0);
  await expect(getOwnAds(page)).toContainText(vocabulary.availability.active);
  await expectOnOffer(request, ad, true);

  await openAdMenu(page, ad.address);
  await page.getByRole('menuitem', { name: myListings.card.remove }).click();
  const removeDialog = page.getByRole('alertdialog', { name: myListings.remove.title });
  await expect(removeDialog).toContainText(ad.address);
  await removeDialog.getByRole('button', { name: myListings.remove.confirm }).click();
  await expect(page.getByRole('heading', { name: myListings.list.empty })).toBeVisible();
  await expect(removeDialog).toHaveCount(0);
  await expectOnOffer(request, ad, false);
});

test('an ad is paused and resumed', async ({ page, request, texts }) => {
  test.slow();
  const { myListings, vocabulary } = texts;
  const ad = await createSellerWithAd(page, request);
  await page.goto('/myproperties');
  await waitForHydration(page);
  await page.getByRole('button', { name: myListings.run.confirm }).click();
  await expect(page.getByText(myListings.run.confirmed)).toBeVisible();
  await openAdMenu(page, ad.address, texts);
  await page.getByRole('menuitem', { name: myListings.run.pause }).click();
  await expect(getOwnAds(page)).toContainText(myListings.run.pausedChip);
  await expectOnOffer(request, ad, false);
  const filter = page.getByRole('navigation', { name: myListings.list.filter });
  await filter.getByRole('link', { name: new RegExp(`^${vocabulary.availability.active}`) }).click();
  await expect(page.getByRole('heading', { name: myListings.list.none })).toBeVisible();
  await filter.getByRole('link', { name: new RegExp(`^${vocabulary.availability.expired}`) }).click();
  await expect(page).toHaveURL(/state=3$/);
  await page.getByRole('button', { name: myListings.run.resume }).click();
  await expect(page.getByText(myListings.run.resumed)).toBeVisible();
  await filter.getByRole('link', { name: new RegExp(`^${myListings.list.all}`) }).click();
  await expect(getOwnAds(page)).toContainText(vocabulary.availability.active);
  await expectOnOffer(request, ad, true);
});

// Only in test:full: stories show the figures and the copied ad, and API tests count and post them.
test('the figures of an ad are read and saved, and it is posted again', { tag: '@full' }, async ({
  page,
  request,
  texts,
}) => {
  test.slow();
  const { myListings, vocabulary, wizard } = texts;
  const ad = await createSellerWithAd(page, request);
  await page.goto('/myproperties');
  await waitForHydration(page);
  await openAdMenu(page, ad.address, texts);
  await page.getByRole('menuitem', { name: myListings.run.statistics }).click();
  await expect(page.getByRole('heading', { name: myListings.statistics.title })).toBeVisible();
  await expect(page.getByText(myListings.statistics.likeNone)).toBeVisible();
  await page.getByRole('button', { name: myListings.statistics.table }).click();
  await expect(page.getByRole('table', { name: myListings.statistics.byDay }).getByRole('row')).toHaveCount(31);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: myListings.statistics.csv }).click();
  const savedText = await readFile(await (await downloadEvent).path(), 'utf8');
  const rows = savedText.trim().split('\r\n');
  expect(rows[0]).toContain([myListings.statistics.day, myListings.figures.views].join(','));
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,\d+,0,0$/);

  await page.goBack();
  await openAdMenu(page, ad.address, texts);
  await page.getByRole('menuitem', { name: myListings.run.duplicate }).click();
  await expect(page.getByRole('textbox', { name: wizard.home.noAddress })).toHaveValue(ad.address);
  // All fields are filled in; only the optional features tab was not opened.
  await page.getByRole('tab', { name: new RegExp(wizard.step.preview) }).click();
  await page.getByRole('button', { name: wizard.preview, exact: true }).click();
  await expect(page.getByText(wizard.like.own)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${vocabulary.adType.basic}`) }).check();
  await page.getByRole('button', { name: wizard.post }).click();
  await expect(page).toHaveURL(/\/myproperties$/);
  await expect(getOwnAds(page)).toHaveCount(2);
});
