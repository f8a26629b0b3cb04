import { ar, cards, comeAlive, en, expect, inEnglish, test } from './support/test.ts';

for (const [texts, at] of [
  [ar, (path: string) => path],
  [en, inEnglish],
] as const) {
  const { saved } = texts.deciding;

  test(`a result page is saved, renamed, removed and brought back (${saved.title})`, async ({ page }) => {
    await page.goto(at('/rent?type=housing&bedrooms=3'));
    await comeAlive(page);
    await page.getByRole('link', { name: texts.finding.saveSearch }).click();
    await expect(page).toHaveURL(/slider=save-search/);
    const panel = page.getByRole('dialog', { name: saved.saveTitle });
    await expect(panel.getByRole('textbox')).toHaveValue(new RegExp(texts.vocabulary.type.housing));
    await panel.getByRole('textbox').fill('My rent');
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: saved.toAll }).click();

    await expect(page).toHaveURL(/\/saved/);
    const link = page.getByRole('main').getByRole('link', { name: 'My rent' });
    await expect(link).toHaveAttribute('href', '/rent?type=housing&bedrooms=3');
    await expect(page.getByText(saved.nothingNew)).toBeVisible();
    await page.reload();
    await comeAlive(page);

    await page.getByRole('button', { name: saved.rename.replace('{{name}}', 'My rent') }).click();
    await page.keyboard.type('Ours');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: saved.remove.replace('{{name}}', 'Ours') }).click();
    await page.getByRole('button', { name: saved.undo }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ours' }).click();
    await expect(page).toHaveURL(/\/rent\?type=housing&bedrooms=3$/);
    await expect(cards(page).first()).toBeVisible();
  });
}

test('what came since the last look is counted and marked', async ({ page }) => {
  const then = '2020-01-01T00:00:00.000Z';
  await page.addInitScript(
    (search) => localStorage.setItem('saved-searches', localStorage.getItem('saved-searches') ?? search),
    JSON.stringify([{ href: '/rent', name: 'Rent', savedAt: then, checkedAt: then, checkedBefore: then }]),
  );
  await page.goto('/saved');
  await comeAlive(page);
  await expect(page.locator('.fresh.some')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Rent' }).click();
  await expect(page).toHaveURL(/\/rent\?sort=date_desc/);
  await expect(cards(page).first()).toContainText(ar.homes.card.isNew);
  await page.goto('/saved');
  await comeAlive(page);
  await expect(page.getByText(ar.deciding.saved.nothingNew)).toBeVisible();
});

test('a home that was opened is marked, and comes again on the home page', async ({ page }) => {
  await page.goto('/listing');
  await comeAlive(page);
  const card = cards(page).first();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(card).toContainText(ar.homes.card.isSeen);
  await page.goto('/');
  await comeAlive(page);
  const rail = page.getByRole('region', { name: ar.deciding.recent.title });
  await expect(rail.getByRole('article')).toHaveCount(1);
  await expect(rail).toContainText(name);
});
