import { ar, en, expect, getCards, test, toEnglish } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows partners, types and a search that works', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.home.heroTitle);
  expect(await getCards(page).count()).toBeGreaterThan(8);
  await expect(page.locator('main a[href^="/area-"]').first()).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(ar.vocabulary.type.coastal) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/listing\?type=coastal/);
  expect(await getCards(page).count()).toBe(20);
});

test('a list is readable, and its links lead to listings and to the next page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/listing');
  await expect(getCards(page)).toHaveCount(20);
  const title = (await getCards(page).first().getByRole('heading').textContent()) ?? '';
  await getCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goto('/listing');
  await page.locator('a[href*="page=2"]').click();
  await expect(getCards(page)).toHaveCount(20);
  await expect(getCards(page).first().getByRole('heading')).not.toHaveText(title);
});

test('a property in instalments shows its payment plan in place of the calculator', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { allData } = await (await request.get('/api/forsell?payment=installment')).json();
  await page.goto(`/property-${allData[0].id}`);
  await expect(page.getByRole('heading', { name: ar.listings.detail.plan })).toBeVisible();
});

test('search results appear in both scripts', { tag: '@phone' }, async ({ page }) => {
  await page.goto(toEnglish('/search?query=maadi'));
  await expect(page.getByText('Filters from “maadi”')).toBeVisible();
  expect(await getCards(page).count()).toBeGreaterThan(0);
  await expect(getCards(page).first()).toContainText('Maadi');
});

test("the source has metadata in the page's language", { tag: '@phone' }, async ({ request }) => {
  const arabic = await (await request.get('/listing')).text();
  const html = await (await request.get('/listing?lng=en')).text();
  expect(html).toContain('<html lang="en" dir="ltr"');
  expect(html).toContain(`<title>${en.pages.list.forSale} | Mashrabiya</title>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/listing\?lng=en"/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="ar" href="[^"]+\/listing"/i);
  expect(arabic).toMatch(/<link rel="canonical" href="[^"]+\/listing"/);
  expect(arabic).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]+\/listing"/i);
  // Inline elements contain no block elements.
  expect(arabic).not.toMatch(/<span[^>]*>(?:(?!<\/span>).)*<fieldset/s);
  expect(html).toMatch(/<meta property="og:locale" content="en_GB"/);
  expect(html).toContain('"@type":"ItemList"');
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
});

test('the largest picture of the first screen is preloaded', async ({ request }) => {
  for (const path of ['/listing', '/rent?lng=en']) {
    const answer = await request.get(path);
    const head = `${answer.headers().link ?? ''} ${(await answer.text()).split('</head>')[0]}`;
    expect(head).toMatch(/\/images\/[0-9a-f]+-\d+\.avif[^,]*preload|preload[^>]*\/images\/[0-9a-f]+-\d+\.avif/);
  }
});

test("a listing's source contains its offer", async ({ page, request }) => {
  await page.goto('/listing');
  const href = await getCards(page).first().getByRole('link').first().getAttribute('href');
  const html = await (await request.get(href ?? '')).text();
  const schema = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(schema)).toMatchObject({ '@type': 'RealEstateListing', offers: { priceCurrency: 'EGP' } });
});

test('the panel of all filters is a form in the page', async ({ page }) => {
  await page.goto('/listing?slider=filters');
  await page.getByRole('radio', { name: ar.vocabulary.type.coastal }).check();
  await page.getByRole('button', { name: ar.search.showHomesUncounted }).click();
  await expect(page).toHaveURL(/\/listing\?.*type=coastal/);
  await expect(getCards(page).first()).toBeVisible();
});

test('the sort orders of a list are links', async ({ page }) => {
  await page.goto('/listing');
  await page.getByRole('link', { name: ar.vocabulary.sort.price_asc }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(getCards(page)).toHaveCount(20);
});

test('an advisor application shows its requirements and its form', { tag: '@phone' }, async ({ page }) => {
  const { apply } = en.people;
  await page.goto(toEnglish('/apply-advisor'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apply.title);
  await expect(page.getByText(apply.intro)).toBeVisible();
  await expect(page.getByRole('region', { name: apply.requirements }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('textbox', { name: apply.name })).toBeVisible();
  await expect(page.getByRole('combobox', { name: apply.city })).toBeVisible();
  // The runner's text search ignores the content of noscript.
  const note = page.locator('main noscript p');
  await expect(note).toHaveText(apply.noScript);
  await expect(note).toBeVisible();
});
