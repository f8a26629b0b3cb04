import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { test as base, expect, type Page } from '@playwright/test';

export { ar, en, expect };

/** Every test fails on what a person's console would show: errors, warnings of React, refused requests. */
export const test = base.extend<{ consoleStaysClean: undefined }>({
  consoleStaysClean: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      expect(said, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** Resolves when the app answers to a person; the first sign of one is given here. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** The cards of the list that is shown. */
export const cards = (page: Page) => page.locator('main article');

/** Opens an address in English. */
export const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=en`;
