import type { Page } from '@playwright/test';
import { ar, en, expect, getCards, test, toEnglish, waitForHydration } from './support/test.ts';
import { createAccount, findMail, logInWith } from './support/users.ts';

const PASSWORD = 'mashrabiya of oak';
const json = { 'content-type': 'application/vnd.api+json' };
const panel = (page: Page) => page.getByRole('dialog');

const logIn = (page: Page, email: string) =>
  page.request
    .post('/api/login', { headers: json, data: JSON.stringify({ email, password: PASSWORD }) })
    .then((answer) => answer.status());

test.describe('the deletion of an account', () => {
  test.use({ allowedConsoleErrors: /400/ });

  test('asks for the password, ends every session, and sends a mail', { tag: '@phone' }, async ({ page }) => {
    const { email, token } = await createAccount(page.request);
    const { field, remove } = ar.account;
    await logInWith(page, token);
    await page.goto('/profile?tab=settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
    await page.getByRole('button', { name: remove.open }).click();
    const dialog = page.getByRole('alertdialog', { name: remove.title });
    await dialog.getByLabel(field.currentPassword).fill('not the password');
    await dialog.getByRole('button', { name: remove.submit }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel(field.currentPassword).fill(PASSWORD);
    await dialog.getByRole('button', { name: remove.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.states.loginTitle);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await logIn(page, email)).toBe(401);
    await expect.poll(() => findMail(page.request, email, 'تم حذف حسابك')).toBeDefined();
  });
});

test.describe('a session that is ended elsewhere', () => {
  test.use({ allowedConsoleErrors: /401/ });

  test('asks for a login at the next action, and the page stays', async ({ page }) => {
    const { token } = await createAccount(page.request);
    await logInWith(page, token);
    await page.goto('/listing');
    await waitForHydration(page);
    const favoriteButton = getCards(page).first().getByRole('button', { name: ar.listings.love.label });
    await favoriteButton.click();
    await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
    await page.request.post('/api/logout', { headers: { ...json, authorization: `Bearer ${token}` } });
    await favoriteButton.click();
    // The page reloads without the session and shows the reason.
    await expect(page.getByText(ar.pages.login.ended)).toBeVisible();
    await expect(favoriteButton).toHaveAttribute('aria-pressed', 'false');
    await page.waitForFunction(() => localStorage.getItem('token') === null);
    await expect(page).toHaveURL(/\/listing$/);
  });
});

test.describe('a server outage during a login', () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });

  test('is reported, keeps the typed text, and the next attempt succeeds', async ({ page }) => {
    const { email } = await createAccount(page.request);
    const { account: texts, forms, shell } = en;
    await page.goto(toEnglish('/profile'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: shell.login }).click();
    await page.route('**/api/login', (route) => route.abort());
    const form = panel(page).getByRole('form', { name: texts.login.title });
    await form.getByLabel(forms.fields.email).fill(email);
    await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
    await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
    await expect(page.getByText(forms.errors.network).first()).toBeVisible();
    await expect(form.getByLabel(forms.fields.email)).toHaveValue(email);
    await expect(form.getByLabel(forms.fields.password, { exact: true })).toHaveValue(PASSWORD);
    await page.unroute('**/api/login');
    await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
  });
});

test('a browser without storage logs in until the page is left', { tag: '@full' }, async ({ page }) => {
  const { email } = await createAccount(page.request);
  const { account: texts, forms, listings, shell } = ar;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  const form = panel(page).getByRole('form', { name: texts.login.title });
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
  await page.getByRole('banner').locator('a.brand').click();
  await expect(page).toHaveURL(/\/$/);
  const favoriteButton = getCards(page).first().getByRole('button', { name: listings.love.label });
  await favoriteButton.click();
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
});

test('Back after a login leads to the previous page, not to the panel', { tag: '@full' }, async ({ page }) => {
  const { email } = await createAccount(page.request);
  const { account: texts, forms, shell, states } = en;
  await page.goto(toEnglish('/listing?type=housing'));
  await page.goto(toEnglish('/favorites'));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await expect(page).toHaveURL(/slider=login/);
  const form = panel(page).getByRole('form', { name: texts.login.title });
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: texts.favorites.empty })).toBeVisible();
  await expect(page).toHaveURL(/\/favorites(\?|$)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/listing\?type=housing/);
});

test.describe('the link to a new password', () => {
  test.use({ allowedConsoleErrors: /4\d\d/ });

  test('works once, and reports that the second time', async ({ page }) => {
    const { email } = await createAccount(page.request);
    const { account: texts, forms } = en;
    const headers = { ...json, 'accept-language': 'en' };
    await page.request.post('/api/forgot-password', { headers, data: JSON.stringify({ email }) });
    let token: string | undefined;
    await expect
      .poll(async () => {
        token = /reset-password#([\w-]{43})/.exec((await findMail(page.request, email, '/reset-password#')) ?? '')?.[1];
        return token !== undefined;
      })
      .toBe(true);
    const form = page.getByRole('form', { name: texts.reset.title });
    const password = 'another oak window';
    await page.goto(`${toEnglish('/reset-password')}#${token}`);
    await waitForHydration(page);
    await form.getByLabel(forms.fields.email).fill(email);
    await form.getByLabel(texts.field.newPassword).fill(password);
    await form.getByLabel(forms.fields.confirmPassword).fill(password);
    await form.getByLabel(forms.fields.confirmPassword).press('Enter');
    await expect(page.getByText(texts.reset.saved)).toBeVisible();
    // A used link is reported before the user types.
    await page.goto(`${toEnglish('/reset-password?again=1')}#${token}`);
    await expect(page.getByRole('heading', { name: texts.reset.brokenTitle })).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: texts.reset.again }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: texts.forgot.submit })).toBeVisible();
  });
});
