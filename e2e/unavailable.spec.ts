import { ar, en, expect, expectPropertyOpen, getCards, test, toEnglish } from './support/test.ts';

test.use({ allowedConsoleErrors: /status of 410/ });

for (const [language, words] of Object.entries({ ar, en })) {
  const path = `/property-${process.env.E2E_GONE}`;

  test(`an unavailable listing shows a message and similar ones (${language})`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const address = language === 'en' ? toEnglish(path) : path;
    const answer = await request.get(address);
    expect(answer.status()).toBe(410);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.market.gone.title);
    await expect(page.getByText(words.market.gone.text)).toBeVisible();
    await getCards(page).first().getByRole('link').first().click();
    await expectPropertyOpen(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.market.gone.title);
  });
}
