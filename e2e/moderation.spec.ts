import { AVAILABILITY, UNDO_MS } from '@mashrabiya/contract';
import { type APIRequestContext, type Browser, devices, type Page } from '@playwright/test';
import { getOwnAds, openAdMenu, type PostedAd, postAd } from './support/ads.ts';
import { findTotalLabel, getListings, getPins } from './support/map.ts';
import { approveAd, clearReports, fetchModeratorToken, openCase } from './support/moderators.ts';
import { ar, en, expect, getCards, skipUnlessOn, test, toEnglish, waitForHydration } from './support/test.ts';
import { confirmEmail, createAccount, logInWith } from './support/users.ts';

const { reporting, search, listings: listingTexts, map, moderation, myListings, people, vocabulary, wizard } = ar;
const { block, listings: queueTexts, log, reason: reasons, reported, reports, titles, undo } = en.moderation;
const NEW_PRICE = 52_500;

// One queue and one moderator: these tests must not run in parallel.
test.describe.configure({ mode: 'default' });
test.beforeEach(() =>
  skipUnlessOn('phone', 'sellers and visitors have an Arabic phone, moderators an English desktop'),
);
// Status of an inactive ad's page, and map messages on a machine without a graphics card.
test.use({ allowedConsoleErrors: /status of 4(04|10)|WebGL|was preloaded using link preload/ });

/** Verified seller, logged in on the page's phone, with a pending ad. */
async function createSellerWithAd(page: Page, request: APIRequestContext): Promise<PostedAd & { token: string }> {
  const { email, token } = await createAccount(request);
  await confirmEmail(request, email);
  const ad = await postAd(request, token);
  await logInWith(page, token);
  return { ...ad, token };
}

/** Moderator's page in another browser context. */
async function openQueue(browser: Browser, token: string, address: string): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const moderatorPage = await context.newPage();
  await logInWith(moderatorPage, token);
  await moderatorPage.goto(toEnglish(address));
  await waitForHydration(moderatorPage);
  return moderatorPage;
}

/** Presses a single-key shortcut once the shown case accepts it. */
async function pressShortcut(moderatorPage: Page, key: string): Promise<void> {
  await expect(moderatorPage.locator('[data-shortcuts=ready]:visible')).toBeVisible();
  await moderatorPage.keyboard.press(key);
}

const findCase = (moderatorPage: Page, { address }: PostedAd) => moderatorPage.getByRole('article', { name: address });

/** Rejects an ad with the suggested text for the reason. */
async function rejectAd(moderatorPage: Page, reason: string): Promise<void> {
  await moderatorPage.getByRole('checkbox', { name: reason }).check();
  await moderatorPage.getByRole('button', { name: queueTexts.suggest_ar }).click();
  await moderatorPage.getByRole('button', { name: queueTexts.send }).click();
}

/** Expects the list to show the ad, found by its size, or nothing. */
async function expectListed(page: Page, ad: PostedAd, count: 0 | 1): Promise<void> {
  await page.goto(`/rent?min_size=${ad.size}&max_size=${ad.size}`);
  // Without exact matches, near ones are shown and counted.
  const { near_zero, shown_one } = listingTexts.list;
  await expect(page.locator('main p.count')).toHaveText(count ? shown_one : new RegExp(`^${near_zero}`));
  await expect(getCards(page).filter({ hasText: ad.address })).toHaveCount(count);
}

/** Expects the map of that list to show only the ad. */
async function expectOnMap(page: Page, ad: PostedAd): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('link', { name: search.showMap, exact: true }).click();
  await expect(getPins(page)).toHaveAttribute('data-home', ad.id);
  await expect(getListings(page)).toHaveCount(1);
  await expect(findTotalLabel(page)).toHaveText(map.total_one);
}

/** Expects texts in the seller's own list. */
async function expectOwn(page: Page, ...texts: string[]): Promise<void> {
  await page.goto('/myproperties');
  for (const text of texts) await expect(getOwnAds(page)).toContainText(text);
}

/** Waits until a decision can no longer be undone and takes effect. */
async function waitUntilApplied(
  request: APIRequestContext,
  { id, token }: PostedAd & { token: string },
  state: number,
) {
  const headers = { authorization: `Bearer ${token}` };
  const readState = async () =>
    (await (await request.get(`/api/user/profile/properties/${id}`, { headers })).json()).data.availability;
  await expect.poll(readState, { timeout: UNDO_MS + 15_000 }).toBe(state);
}

test('an ad is rejected, changed, approved, found, and rented', { tag: '@phone' }, async ({
  page,
  browser,
  request,
}) => {
  const ad = await createSellerWithAd(page, request);
  await expectOwn(page, vocabulary.availability.pending);
  const token = await fetchModeratorToken(request);
  await openCase(request, token, ad);
  const moderatorPage = await openQueue(browser, token, '/moderation');
  await expect(findCase(moderatorPage, ad)).toBeVisible();
  await expect(moderatorPage.getByRole('heading', { level: 1, name: titles.ads })).toBeVisible();
  await expect(moderatorPage.getByRole('button', { name: queueTexts.accept })).toBeInViewport({ ratio: 1 });
  await moderatorPage.getByRole('button', { name: queueTexts.reject }).click();
  await rejectAd(moderatorPage, reasons.price);
  await expect(moderatorPage.getByText(`${log.kind.rejected}: ${ad.address}`)).toBeVisible();
  await expect(findCase(moderatorPage, ad)).toHaveCount(0);

  await waitUntilApplied(request, ad, AVAILABILITY.rejected);
  await expectOwn(page, myListings.run.rejected, moderation.reason.price, moderation.suggestion.ar.price);
  await page.getByRole('link', { name: myListings.card.editNamed.replace('{{address}}', ad.address) }).click();
  await page.getByRole('tab', { name: new RegExp(wizard.step.description) }).click();
  await page.getByRole('textbox', { name: search.label.price }).fill(String(NEW_PRICE));
  await page.getByRole('tab', { name: new RegExp(wizard.step.preview) }).click();
  // A rejection has returned the credit of the first one.
  await page.getByRole('radio', { name: new RegExp(`^${vocabulary.adType.basic}`) }).check();
  await page.getByRole('button', { name: wizard.save }).click();
  await expect(page).toHaveURL(/\/myproperties$/);
  await expect(getOwnAds(page)).toContainText(vocabulary.availability.pending);

  await openCase(request, token, ad);
  await moderatorPage.getByRole('button', { name: queueTexts.look }).click();
  const changes = findCase(moderatorPage, ad).locator('.changes');
  await expect(changes).toContainText('48,500');
  await expect(changes).toContainText('52,500');
  await pressShortcut(moderatorPage, 'a');
  await expect(moderatorPage.getByText(`${log.kind.accepted}: ${ad.address}`)).toBeVisible();
  // After undo, the moderator sees the ad again.
  // The notice accepts its key a moment after it appears.
  await expect(async () => {
    await moderatorPage.keyboard.press('z');
    await expect(moderatorPage.getByRole('button', { name: undo.do })).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(findCase(moderatorPage, ad)).toBeVisible();
  await pressShortcut(moderatorPage, 'a');
  await expect(moderatorPage.getByText(`${log.kind.accepted}: ${ad.address}`)).toBeVisible();
  // Closing the window loses no decision.
  await moderatorPage.context().close();
  await waitUntilApplied(request, ad, AVAILABILITY.active);

  await expectListed(page, ad, 1);
  await expectOnMap(page, ad);
  await expectOwn(page, vocabulary.availability.active);
  await openAdMenu(page, ad.address);
  await page.getByRole('menuitem', { name: myListings.run.close }).click();
  const closeDialog = page.getByRole('dialog', { name: myListings.run.closeTitle });
  await expect(closeDialog.getByRole('radio', { name: myListings.run.closeAs.rented })).toBeChecked();
  await closeDialog.getByRole('button', { name: myListings.run.closeNow }).click();
  await expect(getOwnAds(page)).toContainText(myListings.run.closedChip.rented);
  await expectListed(page, ad, 0);
});

test('a visitor reports an ad, and a moderator removes it', { tag: '@phone' }, async ({ page, browser, request }) => {
  const token = await fetchModeratorToken(request);
  await clearReports(request, token);
  const ad = await createSellerWithAd(page, request);
  await approveAd(request, token, ad);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/property-${ad.id}`);
  await waitForHydration(visitor);
  await visitor.getByRole('link', { name: listingTexts.detail.report }).click();
  await visitor.getByRole('radio', { name: reporting.reason.not_owner }).check();
  const note = 'صاحب المحل أخبرني أنه لا يعرضه';
  await visitor.getByRole('textbox', { name: reporting.noteOptional }).fill(note);
  await visitor.getByRole('button', { name: reporting.send }).click();
  await expect(visitor.getByText(reporting.done)).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('link', { name: listingTexts.detail.report })).toBeFocused();

  const moderatorPage = await openQueue(browser, token, '/moderation?view=reports');
  await expect(findCase(moderatorPage, ad)).toContainText(reported.not_owner);
  await expect(findCase(moderatorPage, ad)).toContainText(note);
  await moderatorPage.getByRole('button', { name: reports.off_offer }).click();
  await rejectAd(moderatorPage, reasons.not_owner);
  await expect(moderatorPage.getByText(`${log.kind.report_off_offer}: ${ad.address}`)).toBeVisible();
  await expect(moderatorPage.getByRole('heading', { name: reports.empty })).toBeVisible();
  await moderatorPage.context().close();
  await waitUntilApplied(request, ad, AVAILABILITY.rejected);

  const answer = await visitor.reload();
  expect(answer?.status()).toBe(404);
  await visitor.context().close();
  await expectListed(page, ad, 0);
  await expectOwn(page, myListings.run.rejected, moderation.reason.not_owner);
});

// Only in test:full: the queue of reported users is the one of reported ads above.
test('a visitor reports a user, whom a moderator warns', { tag: '@full' }, async ({ page, browser, request }) => {
  const token = await fetchModeratorToken(request);
  await clearReports(request, token);
  const ad = await createSellerWithAd(page, request);
  await approveAd(request, token, ad);
  const { data: listing } = await (await request.get(`/api/properties/${ad.id}`)).json();
  const { id } = listing.user;

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/provider/${id}`);
  await waitForHydration(visitor);
  await visitor.getByRole('button', { name: people.provider.more }).click();
  await visitor.getByRole('menuitem', { name: people.provider.report }).click();
  await visitor.getByRole('radio', { name: reporting.reason.wrong_number }).check();
  await visitor.getByRole('button', { name: reporting.send }).click();
  await expect(visitor.getByText(reporting.done)).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('button', { name: people.provider.more })).toBeFocused();
  await visitor.context().close();

  const moderatorPage = await openQueue(browser, token, '/moderation?view=reports');
  await expect(moderatorPage.getByRole('article')).toContainText(reported.wrong_number);
  await pressShortcut(moderatorPage, 'w');
  await moderatorPage.getByRole('textbox', { name: block.warnAr }).fill('اكتب رقمك أنت');
  await moderatorPage.getByRole('textbox', { name: block.warnEn }).fill('Give a number of your own');
  await moderatorPage.getByRole('button', { name: block.warnConfirm }).click();
  await expect(moderatorPage.getByText(`${log.kind.report_warned}: `)).toBeVisible();
  await expect(moderatorPage.getByRole('heading', { name: reports.empty })).toBeVisible();
  await moderatorPage.context().close();

  const headers = { authorization: `Bearer ${token}` };
  const readDecision = async () =>
    (await (await request.get(`/api/moderation/people/${id}`, { headers })).json()).data.reports[0].decision;
  await expect.poll(readDecision, { timeout: UNDO_MS + 15_000 }).toBe('warned');
});
