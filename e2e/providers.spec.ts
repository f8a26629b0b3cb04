import type { Locator, Page } from '@playwright/test';
import { ar, en, expect, getCards, test, toEnglish, waitForHydration } from './support/test.ts';

/** The phone tests Arabic and Apple, which posts its response; the desktop English and Google, which redirects. */
const getVariant = (isMobile: boolean) =>
  isMobile
    ? {
        words: ar,
        at: (path: string) => path,
        ask: ar.account.social.apple,
        newcomer: /بلا حساب/,
        other: /لم يؤكّد/,
        cancel: 'إلغاء',
        unverified: /لم يؤكد مزوّد الدخول/,
      }
    : {
        words: en,
        at: toEnglish,
        ask: en.account.social.google,
        newcomer: /without an account/,
        other: /unverified/,
        cancel: 'Cancel',
        unverified: /provider hasn’t verified/,
      };

const panel = (page: Page) => page.getByRole('dialog');

/** Presses a provider's button and returns its window. */
async function openPopup(page: Page, button: Locator): Promise<Page> {
  const popupEvent = page.waitForEvent('popup');
  await button.click();
  const popup = await popupEvent;
  await popup.waitForURL(/\/authorize\?/);
  return popup;
}

test("a visitor's favourite is added after a login in a provider's window, without a reload", {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { words, at, ask, newcomer } = getVariant(isMobile);
  await page.goto(at('/listing'));
  await waitForHydration(page);
  const favoriteButton = getCards(page).nth(2).getByRole('button', { name: words.listings.love.label });
  await favoriteButton.click();
  await page.locator('.toast').getByRole('button', { name: words.shell.login }).click();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const popup = await openPopup(page, panel(page).getByRole('button', { name: ask }));
  const popupClose = popup.waitForEvent('close');
  await popup.getByRole('button', { name: newcomer }).click();
  await popupClose;
  await expect(page.getByText(words.listings.love.added)).toBeVisible();
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('a provider logs in to the account whose address both have verified', async ({ page, isMobile }) => {
  const { words, at, ask } = getVariant(isMobile);
  await page.goto(at('/profile'));
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: words.shell.login }).click();
  const popup = await openPopup(page, panel(page).getByRole('button', { name: ask }));
  await popup.getByRole('button', { name: /buyer@example.com/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نور الشافعي');
  await expect(page.getByRole('main')).toContainText('buyer@example.com');
});

test.describe('a failed login in a window', () => {
  test.use({ allowedConsoleErrors: /403|422/ });

  test('keeps the typed text, shows the reason of a refusal, and can be retried', async ({ page, isMobile }) => {
    const { words, at, ask, other, unverified, cancel } = getVariant(isMobile);
    await page.goto(at('/profile'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: words.shell.login }).click();
    const form = panel(page).getByRole('form', { name: words.account.login.title });
    const email = form.getByLabel(words.forms.fields.email);
    await email.fill('nadia');
    const button = panel(page).getByRole('button', { name: ask });

    const closedPopup = await openPopup(page, button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await closedPopup.close();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');

    const cancelledPopup = await openPopup(page, button);
    await cancelledPopup.getByRole('button', { name: cancel, exact: true }).click();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');

    const refusedPopup = await openPopup(page, button);
    await refusedPopup.getByRole('button', { name: other }).click();
    await expect(page.getByText(unverified)).toBeVisible();
    await expect(email).toHaveValue('nadia');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.evaluate(() => {
      window.open = () => null;
    });
    await button.click();
    await expect(page.getByText(words.listings.map.blocked)).toBeVisible();
  });
});
