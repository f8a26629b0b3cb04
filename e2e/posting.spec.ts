import type { Page } from '@playwright/test';
import { getOwnAds } from './support/ads.ts';
import { createPhotos } from './support/photos.ts';
import { ar, en, expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

const { search, wizard } = ar;
type Texts = typeof ar | typeof en;
const ARRIVED_MS = 200_000;
/** Upload speed of a phone, bytes per second. */
const SLOW_BYTES = 400_000;

/** Slow network that breaks twice during the picture upload. */
async function breakTwice(page: Page): Promise<() => number> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: -1,
    uploadThroughput: SLOW_BYTES,
  });
  let sentCount = 0;
  let brokenCount = 0;
  await page.route('**/api/uploads/pictures', async (route) => {
    sentCount += 1;
    if (sentCount !== 2 && sentCount !== 6) return route.continue();
    brokenCount += 1;
    return route.abort('connectionreset');
  });
  return () => brokenCount;
}

const goToNext = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts.wizard.next, exact: true }).click();

async function choose(page: Page, label: string, option: string | number): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  const options = page.getByRole('option');
  await (typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()).click();
}

/** Fills the five tabs and stops at the preview. */
async function fillAd(page: Page, texts: Texts, address: string, pictures: number): Promise<void> {
  const { search: labels, listings, vocabulary: words, wizard: wizardTexts } = texts;
  await page.getByRole('textbox', { name: wizardTexts.home.noAddress }).fill(address);
  await choose(page, labels.label.gover, 0);
  await choose(page, labels.label.city, 0);
  await goToNext(page, texts);
  await choose(page, labels.label.type, 0);
  await choose(page, labels.label.subcategory_id, 0);
  await choose(page, labels.label.finishing, words.finishing.finished);
  for (const [label, value] of [
    [wizardTexts.home.size, '165'],
    [labels.label.floors, '1'],
    [labels.label.bedrooms, '3'],
    [labels.label.bathrooms, '2'],
  ] as const)
    await page.getByRole('spinbutton', { name: label }).fill(value);
  await goToNext(page, texts);
  await page
    .getByRole('textbox', { name: listings.detail.description })
    .fill('شقة بتشطيب كامل وحديقة خاصة على بعد خطوات من الجامعة.');
  await page.getByRole('radio', { name: words.action.forsell }).check();
  await page.getByRole('textbox', { name: labels.label.price }).fill('٤٨٥٠٠٠٠');
  await page.getByRole('radio', { name: words.payment.cash }).check();
  await goToNext(page, texts);
  await page.locator('input[type=file][multiple]').setInputFiles(await createPhotos(pictures));
  await expect(page.locator('[data-picture].done')).toHaveCount(pictures, { timeout: ARRIVED_MS });
  await goToNext(page, texts);
  await page.getByRole('button', { name: wizardTexts.preview, exact: true }).click();
}

test.describe(() => {
  test.use({ allowedConsoleErrors: /ERR_CONNECTION_RESET/ });

  for (const [language, texts, at] of [
    ['Arabic', ar, (path: string) => path],
    ['English', en, toEnglish],
  ] as const) {
    test(`an ad is written and posted with its pictures (${language})`, {
      tag: texts === ar ? '@phone' : [],
    }, async ({ page, request, isMobile }) => {
      test.slow();
      // Ten photos with a breaking network on the main device of each language; one elsewhere.
      const isWhole = isMobile === (texts === ar);
      const { token } = await createAccount(request);
      await logInWith(page, token);
      await page.goto(at('/addProperty'));
      await waitForHydration(page);
      const broken = isWhole ? await breakTwice(page) : () => 2;
      const address = `شقة بحديقة خاصة رقم ${Date.now()}`;
      await fillAd(page, texts, address, isWhole ? 10 : 1);
      expect(broken()).toBe(2);
      await page.getByRole('radio', { name: new RegExp(texts.vocabulary.adType.superior) }).check();
      await page.getByRole('button', { name: texts.wizard.post }).click();

      await expect(page).toHaveURL(/\/myproperties/);
      await expect(getOwnAds(page)).toHaveCount(1);
      await expect(getOwnAds(page).first()).toContainText(address);
      await expect(page.getByText(texts.myListings.run.waitsForEmail)).toBeVisible();
      const headers = { authorization: `Bearer ${token}` };
      const { data } = await (await request.get('/api/user/profile/properties', { headers })).json();
      const [ad] = data.data;
      expect(ad.img).toHaveLength(isWhole ? 10 : 1);
      expect(ad.img[0].width).toBeLessThan(ad.img[0].height);

      if (isWhole && !isMobile) await editAndStay(page, ad.id, texts);
    });
  }
});

/** Edits an ad; Back asks for confirmation, and the input stays. */
async function editAndStay(page: Page, id: string, texts: Texts): Promise<void> {
  await page.goto(`/update?id=${id}`);
  await waitForHydration(page);
  const title = page.getByRole('textbox', { name: texts.wizard.home.noAddress });
  const address = `شقة معدلة بحديقة خاصة رقم ${Date.now()}`;
  await title.fill(address);
  const dialogEvent = page.waitForEvent('dialog');
  await page.evaluate(() => history.back());
  const dialog = await dialogEvent;
  expect(dialog.message()).toBe(texts.wizard.leaveEdit);
  await dialog.dismiss();
  await expect(title).toHaveValue(address);
  await page.getByRole('tab', { name: new RegExp(texts.wizard.step.preview) }).click();
  await page.getByRole('button', { name: texts.wizard.save }).click();
  await expect(page).toHaveURL(/\/myproperties/);
  await expect(getOwnAds(page).first()).toContainText(address);
}

test('typed text is saved, and can be continued here or on another device', { tag: '@phone' }, async ({
  page,
  browser,
  request,
}) => {
  const { token } = await createAccount(request);
  await logInWith(page, token);
  await page.goto('/addProperty');
  await waitForHydration(page);
  const title = page.getByRole('textbox', { name: wizard.home.noAddress });
  await choose(page, search.label.gover, 0);
  const saved = page.waitForResponse((answer) => answer.url().includes('/user/drafts/') && answer.ok());
  await title.fill('شقة بحديقة خاصة في التجمع الخامس');
  await saved;
  await page.goto('/listing');
  await page.goto('/addProperty');
  await waitForHydration(page);
  await page.getByRole('button', { name: wizard.continue }).click();
  await expect(title).toHaveValue('شقة بحديقة خاصة في التجمع الخامس');

  const otherPage = await (await browser.newContext()).newPage();
  await logInWith(otherPage, token);
  await otherPage.goto('/addProperty');
  await waitForHydration(otherPage);
  await otherPage.getByRole('button', { name: wizard.continue }).click();
  await expect(otherPage.getByRole('textbox', { name: wizard.home.noAddress })).toHaveValue(
    'شقة بحديقة خاصة في التجمع الخامس',
  );
  await otherPage.context().close();
});

test.describe(() => {
  test.use({ allowedConsoleErrors: /status of 403/ });

  test("another user's ad cannot be edited, and shows a message", { tag: '@phone' }, async ({ page, request }) => {
    const { token } = await createAccount(request);
    const listings = await (await request.get('/api/forsell')).json();
    await logInWith(page, token);
    await page.goto(`/update?id=${listings.allData[0].id}`);
    await waitForHydration(page);
    await expect(page.getByText('ليست لديك صلاحية تعديل هذا العقار')).toBeVisible();
  });
});
