import { expectLoaded, findTotalLabel } from './support/map.ts';
import { ar, delayFile, en, expect, getCards, test, toEnglish, waitForHydration } from './support/test.ts';

const getSearchBox = (page: import('@playwright/test').Page) => page.getByRole('banner').locator('input[name=query]');

test.beforeEach(async ({ page, isMobile }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  if (isMobile) await page.getByRole('button', { name: ar.shell.search }).click();
});

const getOptions = (page: import('@playwright/test').Page) => page.getByRole('banner').getByRole('option');
const parseNumber = (text: string | null) => Number(text?.replace(/\D/g, ''));
const formatUnderstood = (sentence: string) => ar.savedSearches.suggest.understood.replace('{{sentence}}', sentence);

test('typing shows results; the text links to all of them', { tag: '@phone' }, async ({ page }) => {
  await getSearchBox(page).pressSequentially('المعادي');
  const results = page.getByRole('banner').getByRole('link', { name: /المعادي/ });
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByText(formatUnderstood('المعادي'))).toBeVisible();
  await expect(getCards(page).first()).toContainText('المعادي');
});

test('a suggestion opens its listings by keyboard alone, and the text stays', async ({ page }) => {
  await getSearchBox(page).pressSequentially('المعا');
  const place = getOptions(page).filter({ hasText: 'المعادي' }).first();
  await expect(place).toBeVisible();
  for (let pressCount = 0; pressCount < 10; pressCount += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await place.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(getSearchBox(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/city=\d+/);
  await expect(getCards(page).first()).toContainText('المعادي');
});

test('a sentence becomes filters, and can be searched as words again', { tag: '@phone' }, async ({ page }) => {
  const sentence = 'شقة 3 غرف في المعادي أقل من 5 مليون';
  await getSearchBox(page).fill(sentence);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bedrooms=3/);
  await expect(page).toHaveURL(/max_price=5000000/);
  await expect(page.getByText(formatUnderstood(sentence))).toBeVisible();
  await page.getByRole('link', { name: ar.savedSearches.suggest.plain }).click();
  await expect(page).toHaveURL(/plain=1/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentence);
  await page.goBack();
  await expect(page).toHaveURL(/bedrooms=3/);
});

test('the panel counts the same as its page and its map, and names the same filters', { tag: '@full' }, async ({
  page,
}) => {
  await getSearchBox(page).pressSequentially('شقق للبيع في القاهرة');
  const panel = page.getByRole('banner');
  const chips = panel.getByRole('list', { name: ar.savedSearches.suggest.asFilters });
  await expect(chips).toContainText('شقة');
  const chipTexts = await chips.getByRole('listitem').allTextContents();
  expect(chipTexts.length).toBeGreaterThan(2);
  const count = panel.locator('p.count');
  await expect(count).toHaveText(/\d/);
  const resultCount = parseNumber(await count.textContent());
  expect(resultCount).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]gover=/);
  await expect.poll(async () => parseNumber(await page.locator('main p.count').textContent())).toBe(resultCount);
  const bar = page.getByRole('group', { name: ar.search.filters, exact: true });
  for (const name of chipTexts) await expect(bar).toContainText(name);

  await page.getByRole('link', { name: ar.search.showMap, exact: true }).click();
  await expectLoaded(page);
  await expect.poll(async () => parseNumber(await findTotalLabel(page).textContent())).toBe(resultCount);
});

test('the link back to the words works before its code has loaded', { tag: '@full' }, async ({ page }) => {
  const code = await delayFile(page, /SearchWords/);
  await page.goto(toEnglish('/search?query=villa new cairo installments 4 beds'));
  await waitForHydration(page);
  await page.getByRole('link', { name: en.savedSearches.suggest.plain }).click({ timeout: 5_000 });
  await expect(page).toHaveURL(/plain=1/);
  code.release();
});

test('a sentence becomes filters without script', { tag: '@full' }, async ({ request }) => {
  const query = new URLSearchParams({ query: 'villa new cairo installments 4 beds', lng: 'en' });
  const answer = await request.get(`/search?${query}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const { searchParams } = new URL(answer.headers().location ?? '', 'https://here.example');
  expect(searchParams.get('sentence')).toBe(query.get('query'));
  expect(searchParams.get('bedrooms')).toBe('4');
  expect(searchParams.get('payment')).toBe('installment');
  const page = await request.get(answer.headers().location ?? '');
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('Filters from');
});

test('a wanted feature is a filter beside the type, and is named', { tag: '@full' }, async ({ page }) => {
  await page.goto(toEnglish('/search?query=villa with pool'));
  await expect(page).toHaveURL(/features=\d+/);
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: /Swimming pool/ }).first()).toBeVisible();
  await getCards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: en.listings.detail.features })).toBeVisible();
  await expect(page.getByRole('main').getByText('Swimming pool', { exact: true })).toBeVisible();
});

test('recent searches are offered, and can be cleared', { tag: '@full' }, async ({ page }) => {
  await getSearchBox(page).fill('شاليه الساحل');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await page.goto('/listing');
  await waitForHydration(page);
  const openSearchButton = page.getByRole('button', { name: ar.shell.search });
  if (await openSearchButton.isVisible()) await openSearchButton.click();
  else await getSearchBox(page).click();
  await expect(getOptions(page)).toHaveCount(1);
  await getSearchBox(page).press('ArrowDown');
  await getSearchBox(page).press('Delete');
  await expect(getOptions(page)).toHaveCount(0);
});

test('fast typing sends one request, for the last text', async ({ page }) => {
  const requestUrls: string[] = [];
  page.on('request', (request) => {
    // The link that opens the box on a phone prefetches the search without words.
    const isAhead = request.postData() === '{"query":"","data":{},"page":1}';
    if (request.url().includes('/api/search') && !isAhead) requestUrls.push('homes');
    if (request.url().includes('/api/suggestions')) requestUrls.push(request.url().replace(/.*q=/, 'suggestions for '));
  });
  await getSearchBox(page).focus();
  // All in one task: a busy machine could delay separate keys.
  await page.evaluate((text) => {
    for (const letter of text) document.execCommand('insertText', false, letter);
  }, 'zamalek');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /الزمالك/ })
      .first(),
  ).toBeVisible();
  await expect(getOptions(page).first()).toBeVisible();
  expect(requestUrls.sort()).toEqual(['homes', 'suggestions for zamalek']);
});

test('Escape closes the results and keeps the text', async ({ page }) => {
  await getSearchBox(page).pressSequentially('فيلا');
  await expect(page.getByRole('banner').getByRole('link', { name: /فيلا/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: /فيلا/ })).toHaveCount(0);
  await expect(getSearchBox(page)).toHaveValue('فيلا');
});
