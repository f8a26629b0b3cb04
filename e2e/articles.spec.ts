import { ar, en, expect, test, toEnglish, waitForHydration } from './support/test.ts';

const PAGES = ['/about_us', '/privacy', '/terms', '/refund', '/managment', '/Financial', '/news', '/QAs'];

for (const path of PAGES) {
  test(`${path} is rendered by the server in both languages, for readers and search engines`, {
    tag: '@phone',
  }, async ({ request }) => {
    for (const [language, address] of [
      ['ar', path],
      ['en', toEnglish(path)],
    ] as const) {
      const answer = await request.get(address, { headers: { 'accept-language': language } });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
      expect(html).toContain(`rel="canonical"`);
      expect(html).not.toContain('noindex');
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
}

test('the footer links to the articles', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    [ar.shell.links.about, '/about_us'],
    [ar.shell.links.privacy, '/privacy'],
    [ar.shell.links.terms, '/terms'],
    [ar.shell.links.refund, '/refund'],
    [ar.shell.links.financial, '/financial'],
    [ar.shell.links.management, '/managment'],
    [ar.shell.links.news, '/news'],
    [ar.shell.links.questions, '/QAs'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});

test('a question is found in either script, and its link opens it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/QAs');
  await waitForHydration(page);
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  const questionCount = await questions.count();
  expect(questionCount).toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: ar.articles.questions.search }).fill('contract');
  await expect.poll(() => questions.count()).toBeLessThan(questionCount);
  const foundQuestion = questions.first();
  const name = (await foundQuestion.textContent()) ?? '';
  await foundQuestion.click();
  const link = page.getByRole('region', { name }).getByRole('link', { name: ar.articles.questions.link });
  const fragment = await link.getAttribute('href');
  await page.goto(`/QAs${fragment}`);
  await waitForHydration(page);
  const question = page.getByRole('button', { name });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('an article has its text and structured data', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto(toEnglish('/news'));
  await waitForHydration(page);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: en.articles.article.related })).toBeVisible();
  const html = await (await request.get(toEnglish(new URL(page.url()).pathname))).text();
  expect(html).toContain('"@type":"Article"');
  expect(html).toContain('property="article:published_time"');
  const feed = /type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(feed);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  expect(await answer.text()).toContain('<rss version="2.0"');
});

test('an unknown article answers 404', async ({ request }) => {
  expect((await request.get('/news/nothing-of-the-kind')).status()).toBe(404);
});
