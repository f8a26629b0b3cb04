import type { Page } from '@playwright/test';
import { ar, en, expect, getCards, skipUnlessOn, test, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

const { account, common, forms, listings, pages, shell, states } = ar;
const PASSWORD = 'mashrabiya of oak';
let userCount = 0;
const createEmail = () => `person${Date.now()}-${test.info().workerIndex}-${++userCount}@example.com`;

const panel = (page: Page) => page.getByRole('dialog');

/** Registers an account in the open login panel. */
async function register(page: Page, email: string): Promise<void> {
  await panel(page).getByRole('button', { name: account.register.title }).first().click();
  const form = panel(page).getByRole('form', { name: account.register.title });
  await form.getByLabel(forms.fields.name).fill('نادية سمير');
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(forms.fields.confirmPassword).fill(PASSWORD);
  await form.getByLabel(forms.fields.confirmPassword).press('Enter');
  await expect(panel(page).getByRole('heading', { name: account.verify.title })).toBeVisible();
}

/** Link in the user's latest email. */
async function findMailedLink(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/dev/outbox')).text();
      const mail =
        outbox.split('<article').find((mailHtml) => mailHtml.includes(email) && mailHtml.includes(`${path}#`)) ?? '';
      link = new RegExp(`${path}#[\\w-]{43}`).exec(mail)?.[0];
      return link !== undefined;
    })
    .toBe(true);
  return link ?? '';
}

const findFavoriteButton = (page: Page, index: number) =>
  getCards(page).nth(index).getByRole('button', { name: listings.love.label });

test("a guest's favourite is added after the login, appears on every page, and is hidden after the logout", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await findFavoriteButton(page, 0).click();
  await page.getByText(pages.login.love).waitFor();
  await page.locator('.toast').getByRole('button', { name: shell.login }).click();
  await expect(page).toHaveURL(/slider=login/);
  await register(page, createEmail());
  await panel(page).getByRole('button', { name: common.close }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(findFavoriteButton(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/listing$/);

  const address = await getCards(page).first().getByRole('heading').textContent();
  await page.goto('/favorites');
  await expect(getCards(page)).toHaveCount(1);
  await expect(getCards(page).first()).toContainText(address ?? 'no title');
  await findFavoriteButton(page, 0).click();
  await expect(page.getByText(listings.love.removed)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: account.favorites.empty })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a logout from the menu closes it with a message; a login there leaves the focus on the page', async ({
  page,
}) => {
  const { email, token } = await createAccount(page.request);
  await logInWith(page, token);
  await page.goto('/profile');
  await waitForHydration(page);
  expect(await page.evaluate(() => sessionStorage.getItem('configurations'))).toContain('maxprice');
  await expect(page.getByText(account.verify.open)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: account.verify.resend }).click();
  await expect(page.getByText(account.verify.sentAgain)).toBeVisible();
  await page.getByRole('button', { name: shell.openMenu }).click();
  await panel(page).getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(page.getByText(pages.login.out)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
  await expect(page.getByRole('main')).toContainText(`«${shell.links.profile}»`);
  await expect(panel(page)).toHaveCount(0);

  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  const form = panel(page).getByRole('form', { name: account.login.title });
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test("a setting is changed in a panel, which Back closes; the user's pages are in the footer", {
  tag: '@phone',
}, async ({ page }) => {
  skipUnlessOn('phone', 'a desktop has these links in its bar');
  const { token } = await createAccount(page.request);
  await logInWith(page, token);
  await page.goto('/listing');
  await waitForHydration(page);
  const bottomBar = page.getByRole('navigation', { name: shell.mainNavigation });
  await bottomBar.getByRole('link', { name: shell.links.favorites }).click();
  await expect(page.getByRole('heading', { name: account.favorites.empty })).toBeVisible();
  await bottomBar.getByRole('link', { name: shell.links.profile }).click();
  await page.getByRole('button', { name: account.profile.edit }).click();
  await expect(page).toHaveURL(/slider=details/);
  await expect(panel(page).getByRole('form', { name: account.profileForm.title })).toBeInViewport();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('tab', { name: account.profile.tab.security }).click();
  await page.getByRole('button', { name: `${account.security.change}: ${forms.fields.password}` }).click();
  await expect(page).toHaveURL(/tab=security&slider=password/);
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByRole('tab', { name: account.profile.tab.security, selected: true })).toBeVisible();
});

test('a link to a section opens its tab, also from a mail sent before the tabs', { tag: '@phone' }, async ({
  page,
}) => {
  const { token } = await createAccount(page.request);
  await logInWith(page, token);
  for (const path of ['/profile?tab=settings#export', '/profile#export']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: account.profile.section.export })).toBeInViewport();
    await expect(page).toHaveURL(/tab=settings#export$/);
  }
});

test('a favourite tapped before the favourites load is added, and an existing one stays', async ({ page }) => {
  const { token } = await createAccount(page.request);
  await page.goto('/listing');
  await logInWith(page, token);
  for (const tappedButton of ['a new favourite', 'one from before']) {
    const responseGate = Promise.withResolvers<void>();
    await page.route('**/api/user/loved', async (route) => {
      await responseGate.promise;
      await route.continue();
    });
    const favoritesRequest = page.waitForRequest('**/api/user/loved');
    await page.reload();
    await waitForHydration(page);
    await favoritesRequest;
    await findFavoriteButton(page, 0).click();
    await expect(findFavoriteButton(page, 0), tappedButton).toHaveAttribute('aria-pressed', 'false');
    responseGate.resolve();
    await expect(findFavoriteButton(page, 0), tappedButton).toHaveAttribute('aria-pressed', 'true');
    await expect(findFavoriteButton(page, 0), tappedButton).not.toHaveAttribute('aria-busy', 'true');
    await page.unroute('**/api/user/loved');
  }
  await page.goto('/favorites');
  await expect(getCards(page)).toHaveCount(1);
});

test('an address is confirmed by the mailed link, once', async ({ page, context }) => {
  const email = createEmail();
  await page.goto('/profile?tab=security');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await register(page, email);

  const otherPage = await context.newPage();
  await otherPage.goto(await findMailedLink(page, email, '/verify-email'));
  await otherPage.getByRole('button', { name: account.verify.confirm }).click();
  await expect(otherPage.getByRole('heading', { name: account.verify.doneTitle })).toBeVisible();
  await expect(otherPage.getByRole('main')).toContainText(email);
  await expect(panel(page).getByRole('heading', { name: account.verify.doneTitle })).toBeVisible();
  await panel(page).getByRole('button', { name: account.verify.start }).click();
  await expect(page.getByText(account.security.verified)).toBeVisible();
});

test('a forgotten password is replaced by the mailed link, and the old one is refused', {
  tag: '@phone',
}, async ({ page }) => {
  const email = createEmail();
  await page.request.post('/api/register', {
    headers: { 'content-type': 'application/vnd.api+json' },
    data: JSON.stringify({ name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD }),
  });
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await panel(page).getByLabel(forms.fields.email).first().fill(email);
  await panel(page).getByRole('button', { name: account.login.forgot }).click();
  await panel(page).getByRole('button', { name: account.forgot.submit }).click();
  await expect(page.getByText(account.forgot.sent)).toBeVisible();

  // The user has a session elsewhere with the old password.
  const { token } = await page.request
    .post('/api/login', {
      headers: { 'content-type': 'application/vnd.api+json' },
      data: JSON.stringify({ email, password: PASSWORD }),
    })
    .then((response) => response.json());
  const fetchProfileStatus = (login: string) =>
    page.request
      .get('/api/user/profile', { headers: { authorization: `Bearer ${login}` } })
      .then((response) => response.status());
  expect(await fetchProfileStatus(token)).toBe(200);

  const link = await findMailedLink(page, email, '/reset-password');
  await page.goto(link);
  await waitForHydration(page);
  const form = page.getByRole('form', { name: account.reset.title });
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByLabel(account.field.newPassword).fill('another oak window');
  await form.getByLabel(forms.fields.confirmPassword).fill('another oak window');
  await form.getByLabel(forms.fields.confirmPassword).press('Enter');
  await expect(page.getByText(account.reset.saved)).toBeVisible();
  const attemptLogin = (password: string) =>
    page.request
      .post('/api/login', {
        headers: { 'content-type': 'application/vnd.api+json' },
        data: JSON.stringify({ email, password }),
      })
      .then((response) => response.status());
  expect([await attemptLogin(PASSWORD), await attemptLogin('another oak window')]).toEqual([401, 200]);
  expect(await fetchProfileStatus(token)).toBe(401);
});

for (const [language, texts] of Object.entries({ ar, en })) {
  test(`a navigation waits for the panel's result, and Back does not ask again: ${language}`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(`/listing?lng=${language}`);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: texts.listings.bar.addProperty }).click();
    await page.locator('.toast').getByRole('button', { name: texts.shell.login }).click();
    await panel(page).getByRole('button', { name: texts.account.register.title }).first().click();
    const form = panel(page).getByRole('form', { name: texts.account.register.title });
    await form.getByLabel(texts.forms.fields.name).fill('Nadia');
    await form.getByLabel(texts.forms.fields.email).fill(createEmail());
    await form.getByLabel(texts.forms.fields.password, { exact: true }).fill(PASSWORD);
    await form.getByLabel(texts.forms.fields.confirmPassword).fill(PASSWORD);
    await form.getByLabel(texts.forms.fields.confirmPassword).press('Enter');
    await expect(panel(page).getByRole('heading', { name: texts.account.verify.title })).toBeVisible();
    await expect(page).toHaveURL(/\/listing/);
    await panel(page).getByRole('button', { name: texts.common.close }).click();
    await expect(page).toHaveURL(/\/addProperty/);

    await page.goBack();
    await expect(page).toHaveURL(/\/listing(?:\?lng=\w\w)?$/);
    // The login panel stays closed for a logged-in user, even if the URL names it.
    await page.goto(`/listing?lng=${language}&slider=login`);
    await waitForHydration(page);
    await expect(page).not.toHaveURL(/slider=login/);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('a favourite added in one tab appears in another', { tag: '@full' }, async ({ page, context }) => {
  const { token } = await createAccount(page.request);
  await logInWith(page, token);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: account.favorites.empty })).toBeVisible();

  const otherPage = await context.newPage();
  await otherPage.goto('/listing');
  await waitForHydration(otherPage);
  await findFavoriteButton(otherPage, 0).click();
  await expect(otherPage.getByText(listings.love.added)).toBeVisible();

  await page.getByRole('link', { name: account.favorites.browse }).click();
  await expect(findFavoriteButton(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('a login from the menu asks for a number once, and later for the destination', { tag: '@full' }, async ({
  page,
}) => {
  const email = createEmail();
  await page.request.post('/api/register', {
    headers: { 'content-type': 'application/vnd.api+json' },
    data: JSON.stringify({ name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD }),
  });
  const logIn = async () => {
    await page.goto('/listing?type=housing');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: shell.openMenu }).click();
    await panel(page).getByRole('button', { name: shell.login }).click();
    const form = panel(page).getByRole('form', { name: account.login.title });
    await form.getByLabel(forms.fields.email).fill(email);
    await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
    await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
  };
  await logIn();
  await expect(page).toHaveURL(/\/listing\?type=housing&slider=add-phone$/);
  await panel(page)
    .getByLabel(forms.fields.phone)
    .fill(`011${String(Date.now()).slice(-8)}`);
  await panel(page).getByRole('button', { name: account.phonePrompt.submit }).click();
  await expect(panel(page).getByText(account.phonePrompt.added)).toBeVisible();
  await panel(page).getByRole('button', { name: account.phonePrompt.done }).click();
  await expect(page).toHaveURL(/\/listing\?type=housing$/);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
  await page.getByRole('main').getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
  await logIn();
  await panel(page).getByRole('link', { name: account.next.profile }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
});

test.describe('a refused login', () => {
  test.use({ allowedConsoleErrors: /401/ });

  test('shows an error in the form, and an own page opens after the right one', async ({ page, context }) => {
    const email = createEmail();
    const { status } = await page.request
      .post('/api/register', {
        headers: { 'content-type': 'application/vnd.api+json' },
        data: JSON.stringify({ name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD }),
      })
      .then((response) => ({ status: response.status() }));
    expect(status).toBe(200);

    await page.goto('/profile');
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: shell.login }).click();
    const form = panel(page).getByRole('form', { name: account.login.title });
    await form.getByLabel(forms.fields.email).fill(email);
    await form.getByLabel(forms.fields.password, { exact: true }).fill('not the password');
    await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
    await expect(form.getByRole('alert')).toContainText('تعذّر تسجيل الدخول');
    await expect(form.getByLabel(forms.fields.email)).toHaveValue(email);
    await form.getByLabel(forms.fields.password, { exact: true }).fill(PASSWORD);
    await form.getByLabel(forms.fields.password, { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia');
    await expect(page).toHaveURL(/\/profile$/);

    // Another tab shares the session, and loses it with this one.
    const otherPage = await context.newPage();
    await otherPage.goto('/favorites');
    await expect(otherPage.getByRole('heading', { name: account.favorites.empty })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: shell.logout, exact: true }).click();
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('ends an expired session, with a reload', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('tried')) return;
      sessionStorage.setItem('tried', 'yes');
      localStorage.setItem('token', 'x'.repeat(43));
    });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.loginTitle);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(ar.pages.login.ended)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
