import type { CallAnswer } from '@mashrabiya/contract';
import type { APIRequestContext } from '@playwright/test';
import { fetchModeratorToken } from './support/moderators.ts';
import { createPhotos } from './support/photos.ts';
import { ar, en, expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { confirmEmail, createAccount, logInWith } from './support/users.ts';

const { apply } = ar.people;
const ABOUT = 'أراجع العقد معك بندًا بندًا.';

/** Has the moderator claim an application; approves those that have waited longer. */
async function openApplication(request: APIRequestContext, token: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/vnd.api+json', authorization: `Bearer ${token}` };
  for (;;) {
    const answer = await request.post('/api/moderation/advisors/claims', { headers });
    const { data: found }: CallAnswer<'claimAdvisor'> = await answer.json();
    if (!found) throw new Error(`${email} does not wait for a moderator`);
    if (found.email === email) return;
    const data = JSON.stringify({ decision: 'accepted', submitted_at: found.submitted_at });
    await request.post(`/api/moderation/advisors/${found.id}`, { headers, data });
  }
}

test('a user applies as an advisor, a moderator approves, and both languages list them', async ({ page, request }) => {
  const { email, token } = await createAccount(request);
  await confirmEmail(request, email);
  const name = `مستشار ${Date.now()}`;
  const field = (label: string) => page.getByRole('textbox', { name: label });

  await page.goto('/apply-advisor');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: apply.login })).toBeVisible();
  await logInWith(page, token);
  await page.reload();
  await field(apply.name).fill(name);
  await field(apply.email).fill(email);
  await field(apply.phone).fill(`010${String(Date.now()).slice(-8)}`);
  await page.getByRole('spinbutton', { name: apply.age }).fill('٣٤');
  await field(apply.about).fill(ABOUT);
  await page.locator('form input[type=file]').setInputFiles(await createPhotos(1));
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await page.reload();
  await expect(field(apply.about)).toHaveValue(ABOUT);
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await page.getByRole('radio', { name: ar.vocabulary.type.housing }).check();
  await page.getByRole('spinbutton', { name: apply.years }).fill('4');
  await field(apply.experience).fill('وسيط مستقل في المعادي.');
  await page.getByRole('combobox', { name: apply.city }).fill('المعادي');
  await page.getByRole('option', { name: 'المعادي' }).first().click();
  await page.getByRole('checkbox', { name: 'المعادي', exact: true }).check();
  await page.getByRole('button', { name: apply.send }).click();
  await expect(page.getByRole('heading', { name: apply.state.pending })).toBeVisible();

  const moderator = await fetchModeratorToken(request);
  await openApplication(request, moderator, email);
  await logInWith(page, moderator);
  await page.goto('/moderation?view=advisors');
  await expect(page.getByRole('article', { name })).toContainText(ABOUT);
  await page.getByRole('button', { name: ar.moderation.advisors.accept }).click();
  await expect(page.getByRole('region', { name: ar.moderation.advisors.empty })).toBeVisible();

  // The cache may serve the previous page once more.
  await expect(async () => {
    await page.goto('/advisors?type=housing');
    await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: ar.shell.links.advisors })).toBeVisible();
  await page.goto(toEnglish('/advisors?type=housing'));
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(en.vocabulary.type.housing);
});
