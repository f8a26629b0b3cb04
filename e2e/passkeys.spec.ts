import type { Page } from '@playwright/test';
import { ar, expect, test, waitForHydration } from './support/test.ts';
import { confirmEmail } from './support/users.ts';

const { account, forms, pages, shell, states } = ar;
const { passkeys, security } = account;
const PASSWORD = 'mashrabiya of oak';

const panel = (page: Page) => page.getByRole('dialog');

/** Chromium's virtual authenticator, which confirms every request. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/profile?tab=security');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
}

/** Simulates a browser without passkey autofill. */
const disableAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function logOut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
}

// A removed passkey is answered with 422.
test.use({ allowedConsoleErrors: /422/ });

test('a passkey is added on the profile, logs in without a password, and fails once removed', async ({ page }) => {
  await addAuthenticator(page);
  const email = `passkey${Date.now()}-${test.info().workerIndex}@example.com`;
  await page.request.post('/api/register', {
    headers: { 'content-type': 'application/vnd.api+json' },
    data: JSON.stringify({ name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD }),
  });
  await confirmEmail(page.request, email);
  await openPanel(page);
  const form = panel(page).getByRole('form', { name: account.login.title });
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');

  await page.getByRole('button', { name: `${security.add}: ${passkeys.title}` }).click();
  const passkeyRegion = page.getByRole('region', { name: passkeys.title });
  await passkeyRegion.getByRole('button', { name: passkeys.add }).click();
  await passkeyRegion.getByLabel(passkeys.name).fill('هاتفي');
  await passkeyRegion.getByLabel(account.field.currentPassword).fill(PASSWORD);
  await passkeyRegion.getByRole('button', { name: passkeys.add }).click();
  await expect(passkeyRegion.getByText(passkeys.added)).toBeVisible();
  await expect(passkeyRegion.getByRole('listitem')).toContainText('هاتفي');
  await logOut(page);

  // The browser offers the passkey in the email field, and the user accepts it.
  await openPanel(page);
  await expect(page.getByText(pages.login.done)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
  await logOut(page);

  await disableAutofill(page);
  await openPanel(page);
  await panel(page).getByRole('button', { name: passkeys.login }).click();
  await expect(page.getByText(pages.login.done)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
  await page.getByRole('button', { name: `${security.manage}: ${passkeys.title}` }).click();
  await passkeyRegion.getByRole('button', { name: passkeys.removeOne.replace('{{name}}', 'هاتفي') }).click();
  await passkeyRegion.getByLabel(account.field.currentPassword).fill(PASSWORD);
  await passkeyRegion.getByRole('button', { name: passkeys.remove, exact: true }).click();
  await expect(passkeyRegion.getByText(passkeys.removed)).toBeVisible();
  await logOut(page);

  await openPanel(page);
  await panel(page).getByRole('button', { name: passkeys.login }).click();
  await expect(page.getByText('تعذّر التحقق من مفتاح المرور')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
