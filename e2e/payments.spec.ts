import type { APIRequestContext, Page } from '@playwright/test';
import { getOwnAds, postAd, saveDraft } from './support/ads.ts';
import { ar, en, expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { createAccount, fetchDemoToken, logInWith } from './support/users.ts';

const { myListings, payments } = ar;
/** Payment page of the sandbox. */
const SANDBOX = /\/dev\/checkout\//;

/** Number of ads that a user may still post. */
async function countAds(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get('/api/user/packs', { headers: { authorization: `Bearer ${token}` } });
  const { basic, elite, superior } = (await answer.json()).data;
  return basic + elite + superior;
}

/** Opens the plans as a new logged-in user. */
async function openPlans(page: Page, request: APIRequestContext, address = '/plans'): Promise<string> {
  const { token } = await createAccount(request);
  await logInWith(page, token);
  await page.goto(address);
  await waitForHydration(page);
  return token;
}

/** Selects a paid plan, after the remaining ads above have loaded, because they shift the page. */
async function choosePlan(page: Page, at: number, texts: typeof ar | typeof en = ar): Promise<void> {
  await expect(page.getByRole('region', { name: texts.payments.own.title })).not.toHaveAttribute('aria-busy');
  await page
    .getByRole('button', { name: new RegExp(texts.myListings.plans.choose) })
    .nth(at)
    .click();
}

/** Selects the first paid plan and continues to the provider's page. */
async function placeOrder(page: Page): Promise<void> {
  await choosePlan(page, 0);
  await payByCard(page);
}

async function payByCard(page: Page, texts: typeof ar | typeof en = ar): Promise<void> {
  await page.getByRole('radio', { name: texts.myListings.method.card }).check();
  // These accounts have no phone number, and the provider requires one.
  await page.getByRole('textbox', { name: texts.payments.checkout.phone }).fill('01012345678');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: new RegExp(`^${texts.myListings.pay.pay.split(' ')[0]} `) }).dblclick();
  await expect(page).toHaveURL(SANDBOX);
}

const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectPaid = (page: Page) => expect(page.getByRole('heading', { name: myListings.result.paid })).toBeVisible();

/** Waits until a pending payment says that it takes longer, with its pauses skipped. */
async function waitForLongPending(page: Page, action: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  await action();
  const pendingHeading = page.getByRole('heading', { name: myListings.result.pending });
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(pendingHeading).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a plan is paid by card, has a receipt, and is refunded once finance approves', { tag: '@phone' }, async ({
  page,
  request,
  browser,
}) => {
  const token = await openPlans(page, request);
  const countBefore = await countAds(request, token);
  await placeOrder(page);
  await pressButton(page, 'Pay');
  await expectPaid(page);
  expect(await countAds(request, token)).toBeGreaterThan(countBefore);

  await page.getByRole('link', { name: payments.receipt.show }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(/\d{4}-\d{6}/);
  const number = /\d{4}-\d{6}/.exec((await title.textContent()) ?? '')?.[0] ?? '';

  await page.goto('/profile?tab=payments');
  await waitForHydration(page);
  await page.getByRole('button', { name: myListings.transactions.askRefund }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(payments.refund.amount)).toBeVisible();
  await panel.getByRole('button', { name: payments.refund.ask }).click();
  await expect(page.getByText(myListings.transactions.refund.requested)).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await countAds(request, token)).toBe(countBefore);

  const financePage = await (await browser.newContext()).newPage();
  await financePage.goto(new URL('/robots.txt', page.url()).href);
  await logInWith(financePage, await fetchDemoToken(request, 'finance@example.com'));
  await financePage.goto(new URL('/finance', page.url()).href);
  await waitForHydration(financePage);
  const refundItem = financePage.getByRole('listitem').filter({ hasText: number });
  await refundItem.getByRole('button', { name: ar.finance.refunds.approve }).click();
  await expect(refundItem.getByRole('button', { name: ar.finance.refunds.approve })).toHaveCount(0);
  await financePage.context().close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(myListings.transactions.refund.paid)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a visitor reads the prices, logs in to buy a plan, and pays it by wallet', async ({ page, request }) => {
  const { token } = await createAccount(request);
  await page.goto(toEnglish('/plans'));
  await page.getByRole('link', { name: en.shell.links.pricing }).first().click();
  await waitForHydration(page);
  const choose = page.getByRole('button', { name: new RegExp(en.myListings.plans.choose) }).first();
  await choose.click();
  await expect(page.getByRole('dialog')).toContainText(en.payments.plans.loginToBuy);
  await logInWith(page, token);
  await page.goto(toEnglish('/plans'));
  await waitForHydration(page);
  await choose.click();
  await page.getByRole('radio', { name: en.myListings.method.wallet }).check();
  await page.getByRole('textbox', { name: en.myListings.method.phone }).fill('٠١٠١٢٣٤٥٦٧٨');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Pay EGP/ }).click();
  await expect(page).toHaveURL(SANDBOX);
  await pressButton(page, 'Pay');
  await expect(page.getByRole('heading', { name: en.myListings.result.paid })).toBeVisible();
});

test('a payment whose tab was closed is found in the profile, and paid', { tag: '@phone' }, async ({
  page,
  request,
  context,
}) => {
  await openPlans(page, request);
  await placeOrder(page);
  await page.close();

  const secondPage = await context.newPage();
  await secondPage.goto('/profile?tab=payments');
  await waitForHydration(secondPage);
  await waitForLongPending(secondPage, () =>
    secondPage.getByRole('link', { name: myListings.transactions.show }).click(),
  );
  await secondPage.getByRole('link', { name: payments.result.payNow }).click();
  await expect(secondPage).toHaveURL(SANDBOX);
  await pressButton(secondPage, 'Pay');
  await expectPaid(secondPage);
});

test('a forged callback pays nothing, and a late one is polled for', async ({ page, request }) => {
  const token = await openPlans(page, request);
  const countBefore = await countAds(request, token);
  await placeOrder(page);
  const checkout = page.url();
  await waitForLongPending(page, () => pressButton(page, 'Report a payment with a forged signature'));
  expect(await countAds(request, token)).toBe(countBefore);
  await page.goto(checkout);
  await waitForLongPending(page, () => pressButton(page, 'Pay, and report it 20 seconds later'));
  await page.getByRole('button', { name: myListings.result.check }).click();
  await expectPaid(page);
});

test('a declined payment is retried, also after the tab was closed', async ({ page, request, context }) => {
  await openPlans(page, request);
  await placeOrder(page);
  await pressButton(page, 'Decline');
  await expect(page.getByRole('heading', { name: myListings.result.failed })).toBeVisible();
  await page.getByRole('link', { name: ar.common.retry }).click();
  // The previous answers are restored.
  await expect(page.getByRole('radio', { name: myListings.method.card })).toBeChecked();
  await payByCard(page);
  const address = page.url();
  await page.close();

  const secondPage = await context.newPage();
  await secondPage.goto(address);
  await pressButton(secondPage, 'Pay');
  await expectPaid(secondPage);
});

// Only in test:full: the API tests process each payment event once.
test('two tabs that pay the same order buy it once', { tag: '@full' }, async ({ page, request, context }) => {
  const token = await openPlans(page, request);
  const countBefore = await countAds(request, token);
  await placeOrder(page);
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await pressButton(page, 'Pay');
  await expectPaid(page);
  const countAfter = await countAds(request, token);
  expect(countAfter).toBeGreaterThan(countBefore);
  await pressButton(otherPage, 'Pay');
  await expectPaid(otherPage);
  expect(await countAds(request, token)).toBe(countAfter);
});

test('a user without credit for a draft buys an ad, and posts the draft with it', {
  tag: '@phone',
}, async ({ page, request, texts }) => {
  const { wizard, payments: payingTexts, vocabulary } = texts;
  const { token } = await createAccount(request);
  // The only credit of its level is used up.
  await postAd(request, token, { ranking: 3 });
  const address = `شقة بحديقة خاصة رقم ${Date.now()}`;
  const draft = await saveDraft(request, token, { address });
  await logInWith(page, token);
  await page.goto(`/addProperty?draft=${draft}`);
  await waitForHydration(page);
  const packs = page.getByRole('group', { name: wizard.pack.legend });
  const superior = new RegExp(vocabulary.adType.superior);
  await packs.getByRole('link', { name: superior }).click();
  // The third plan is Superior.
  await choosePlan(page, 2, texts);
  await payByCard(page, texts);
  await pressButton(page, 'Pay');
  await page.getByRole('link', { name: payingTexts.result.draft }).click();
  await packs.getByRole('radio', { name: superior }).check();
  await page.getByRole('button', { name: wizard.post }).click();
  await expect(page).toHaveURL(/\/myproperties/);
  await expect(getOwnAds(page).filter({ hasText: address })).toHaveCount(1);
});

test.describe('an unknown order', () => {
  test.use({ allowedConsoleErrors: /status of 404/ });

  test('is not confirmed, whatever the address contains', { tag: '@phone' }, async ({ page, request }) => {
    await openPlans(page, request, '/payment-success?payment=01900000-0000-7000-8000-00000000ffff&success=true');
    await expect(page.getByRole('heading', { name: myListings.result.missing })).toBeVisible();
  });
});
