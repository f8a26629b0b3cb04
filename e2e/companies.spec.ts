import type { CallAnswer } from '@mashrabiya/contract';
import type { APIRequestContext } from '@playwright/test';
import { findOwnListing, openAs, SELLER } from './support/conversations.ts';
import { fetchModeratorToken } from './support/moderators.ts';
import { createPhotos } from './support/photos.ts';
import { en, expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { fetchDemoToken, logInWith } from './support/users.ts';

/** Has the moderator claim a company; rejects those that have waited longer. */
async function openRequest(request: APIRequestContext, token: string, name: string): Promise<void> {
  const headers = { 'content-type': 'application/vnd.api+json', authorization: `Bearer ${token}` };
  for (;;) {
    const answer = await request.post('/api/moderation/companies/claims', { headers });
    const { data: found }: CallAnswer<'claimCompany'> = await answer.json();
    if (!found) throw new Error(`${name} does not wait for a moderator`);
    if (found.company_name === name) return;
    const data = JSON.stringify({ decision: 'rejected', note_en: 'x', submitted_at: found.submitted_at });
    await request.post(`/api/moderation/companies/${found.id}`, { headers, data });
  }
}

test('a seller sends company papers, a moderator approves them, and visitors see the badge', async ({
  page,
  browser,
  request,
  texts,
}) => {
  const token = await fetchDemoToken(request, SELLER);
  const listing = await findOwnListing(request, token);
  const name = `Nile Homes ${Date.now()} LLC`;
  const { company, profile } = texts.account;
  // The moderator and the visitor read English on each device.
  const { advisors, companies } = en.moderation;

  // An earlier attempt may have left a request, pending or approved.
  await request.delete('/api/user/company', { headers: { authorization: `Bearer ${token}` } });
  await logInWith(page, token);
  await page.goto('/profile?tab=settings#company');
  await waitForHydration(page);
  const section = page.getByRole('region', { name: profile.section.company });
  const nameField = section.getByRole('textbox', { name: company.name });
  const replace = section.getByRole('button', { name: company.replace });
  await expect(nameField.or(replace)).toBeVisible();
  if (await replace.isVisible()) await replace.click();
  await nameField.fill(name);
  await section.getByRole('textbox', { name: company.number }).fill('١٢٣ ٤٥٦');
  await section.locator('input[type=file]').setInputFiles(await createPhotos(2));
  await expect(
    section.getByRole('button', { name: texts.forms.pictures.remove.replace('{{index}}', '2') }),
  ).toBeVisible();
  await expect(section.getByRole('progressbar')).toHaveCount(0);
  await section.getByRole('button', { name: company.send }).click();
  await expect(section.getByText(company.pendingText)).toBeVisible();

  const moderatorToken = await fetchModeratorToken(request);
  await openRequest(request, moderatorToken, name);
  const moderator = await openAs(browser, moderatorToken, toEnglish('/moderation?view=companies'));
  const companyCase = moderator.getByRole('article', { name });
  await expect(companyCase).toContainText('123456');
  await companyCase.getByRole('button', { name: new RegExp(`1 of 2 .*${name}`) }).click();
  const viewer = moderator.getByRole('dialog');
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await moderator.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await companyCase.getByRole('button', { name: advisors.accept }).click();
  await expect(moderator.getByRole('region', { name: companies.empty })).toBeVisible();

  // A cache may serve the previous page once more.
  const visitor = await (await browser.newContext()).newPage();
  const badge = visitor.locator('main').getByText(name);
  await expect(async () => {
    await visitor.goto(toEnglish(`/property-${listing}`));
    await expect(badge.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(badge.first().locator('..')).toContainText(en.listings.seller.companyVerified.split('{{')[0] ?? '');

  await page.reload();
  await expect(section.getByRole('button', { name: company.replace })).toBeVisible();
});
