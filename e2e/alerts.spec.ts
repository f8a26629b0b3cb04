import { UNRELEASED_SIZE } from './support/server.ts';
import { ar, expect, getCards, test, waitForHydration } from './support/test.ts';
import { confirmEmail, createAccount, findMail, logInWith } from './support/users.ts';

const { alerts, saved } = ar.savedSearches;

test('a saved search mails a new listing, whose link opens it, and stops with one click', {
  tag: '@phone',
}, async ({ page }) => {
  const user = await createAccount(page.request);
  await confirmEmail(page.request, user.email);
  const address = `/listing?min_size=${UNRELEASED_SIZE}&max_size=${UNRELEASED_SIZE}`;
  await logInWith(page, user.token);
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('link', { name: ar.search.saveSearch }).click();
  const panel = page.getByRole('dialog', { name: saved.saveTitle });
  await panel.getByRole('textbox').fill('الكبير');
  await panel.getByRole('button', { name: saved.confirm }).click();
  await panel.getByRole('radio', { name: alerts.frequency.at_once }).check();
  await expect(panel.getByText(alerts.when.at_once)).toBeVisible();

  const findAlertMail = () => findMail(page.request, user.email, '/stop-alert#');
  await expect.poll(findAlertMail, { timeout: 60_000 }).toBeDefined();
  const text = ((await findAlertMail()) ?? '').replaceAll('&amp;', '&');
  expect(text).toContain('لأنك حفظت البحث \u2068الكبير\u2069');
  const [listing] = /\/property-[\da-f-]{36}/.exec(text) ?? [];
  const [list] = /\/listing\?[^\s"<]+/.exec(text) ?? [];
  const [stop] = /\/stop-alert#[\w.-]+/.exec(text) ?? [];
  await page.goto(listing ?? '/none');
  await expect(page.getByRole('main')).toContainText('7,777');
  await page.goto(list ?? '/none');
  await expect(getCards(page)).toHaveCount(1);

  await page.goto(stop ?? '/none');
  await waitForHydration(page);
  await page.getByRole('button', { name: alerts.stop.action }).click();
  await expect(page.getByText(alerts.stop.doneSearch.replace('{{name}}', 'الكبير'))).toBeVisible();
  await page.getByRole('link', { name: alerts.stop.settings }).click();
  const bell = page.getByRole('button', { name: alerts.open.replace('{{name}}', 'الكبير') });
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await bell.click();
  await expect(page.getByRole('radio', { name: alerts.frequency.none })).toBeChecked();
});

test('a broken unsubscribe link shows an error', async ({ page }) => {
  await page.goto('/stop-alert');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: alerts.stop.brokenTitle })).toBeVisible();
});
