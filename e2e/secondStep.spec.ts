import { generateCode } from '@mashrabiya/api/testing';
import type { Page } from '@playwright/test';
import { ar, expect, test, waitForHydration } from './support/test.ts';
import { confirmEmail } from './support/users.ts';

const { account, forms, shell, states } = ar;
const { secondStep, security, twoFactor } = account;
const PASSWORD = 'mashrabiya of oak';
const HALF_MINUTE_MS = 30_000;

const panel = (page: Page) => page.getByRole('dialog');

async function openAccount(page: Page): Promise<string> {
  const email = `second${Date.now()}-${test.info().workerIndex}@example.com`;
  await page.request.post('/api/register', {
    headers: { 'content-type': 'application/vnd.api+json' },
    data: JSON.stringify({ name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD }),
  });
  await confirmEmail(page.request, email);
  return email;
}

/** Opens an account page and logs in there. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/profile?tab=security');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  const form = panel(page).getByRole('form', { name: account.login.title });
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
}

const expectLoggedIn = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
}

// A wrong code is answered with 400.
test.use({ allowedConsoleErrors: /400/ });

test('two-factor authentication is set up on the profile, and required at the next login', async ({ page }) => {
  const email = await openAccount(page);
  await logIn(page, email);
  await expectLoggedIn(page);
  await page.getByRole('button', { name: `${security.turnOn}: ${security.twoFactor}` }).click();
  const setup = page.getByRole('region', { name: twoFactor.title });
  await setup.getByLabel(account.field.currentPassword).fill(PASSWORD);
  await setup.getByRole('button', { name: twoFactor.begin }).click();
  await expect(setup.getByRole('img', { name: twoFactor.qr })).toBeVisible();
  const secret = (await setup.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await setup.getByLabel(twoFactor.code).fill(generateCode(secret, new Date()));
  await setup.getByRole('button', { name: twoFactor.confirm }).click();
  await expect(setup.getByRole('listitem')).toHaveCount(10);
  const codes = await setup.getByRole('listitem').allTextContents();
  await setup.getByRole('button', { name: twoFactor.saved }).click();
  await expect(page.getByText(security.twoFactorOn, { exact: true })).toBeVisible();
  await logOut(page);

  await logIn(page, email);
  const form = panel(page).getByRole('form', { name: secondStep.title });
  await form.getByLabel(twoFactor.code).fill('000000');
  await form.getByLabel(twoFactor.code).press('Enter');
  await expect(form.getByRole('alert')).toContainText('الرمز غير صحيح');
  // The set-up has used the code of this half minute; clocks of phones differ, too.
  await form.getByLabel(twoFactor.code).fill(generateCode(secret, new Date(Date.now() + HALF_MINUTE_MS)));
  await form.getByLabel(twoFactor.code).press('Enter');
  await expectLoggedIn(page);
  await logOut(page);

  const withRecoveryCode = async () => {
    await logIn(page, email);
    await panel(page).getByRole('button', { name: secondStep.useRecovery }).click();
    await panel(page)
      .getByLabel(secondStep.recoveryCode)
      .fill(codes[0] ?? '');
    await panel(page).getByLabel(secondStep.recoveryCode).press('Enter');
  };
  await withRecoveryCode();
  await expectLoggedIn(page);
  await page.getByRole('button', { name: `${security.manage}: ${security.twoFactor}` }).click();
  await expect(page.getByText('بقي لك 9 رموز استرداد')).toBeVisible();
  await panel(page).getByRole('button', { name: twoFactor.close }).click();
  await logOut(page);
  await withRecoveryCode();
  await expect(panel(page).getByRole('alert')).toContainText('الرمز غير صحيح');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
