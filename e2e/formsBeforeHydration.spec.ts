import type { Page } from '@playwright/test';
import { delayFile, expect, test, waitForHydration } from './support/test.ts';

/**
 * Pages with fields that are enabled in the server's HTML. The contact form is disabled until the app has read its
 * draft; the app renders the other forms.
 */
const PAGES = ['/', '/QAs', '/no-such-page'];

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file], [readonly]), textarea';

/** Indexes of a page's visible, enabled fields among all of its fields. */
const findOpenFields = (page: Page): Promise<number[]> =>
  page.locator(FIELDS).evaluateAll((fields) =>
    fields.flatMap((field, at) =>
      // The honeypot field is on the page, but invisible.
      field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !field.closest('[aria-hidden=true]') &&
      !field.matches(':disabled')
        ? [at]
        : [],
    ),
  );

const readValues = (page: Page, fields: number[]): Promise<string[]> =>
  page
    .locator(FIELDS)
    .evaluateAll((all, indexes) => indexes.map((at) => (all[at] as HTMLInputElement | undefined)?.value ?? ''), fields);

/** Ways to enter text into a field. */
const INPUT_METHODS: Record<string, (page: Page, at: number) => Promise<void>> = {
  typed: (page, at) => page.locator(FIELDS).nth(at).pressSequentially('12'),
  pasted: async (page, at) => {
    await page.locator(FIELDS).nth(at).focus();
    await page.evaluate(() => document.execCommand('insertText', false, '12'));
  },
  'filled in by the browser': (page, at) =>
    page
      .locator(FIELDS)
      .nth(at)
      .evaluate((field: HTMLInputElement | HTMLTextAreaElement) => {
        field.value = '12';
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }),
};

// One of the pages does not exist.
test.use({ allowedConsoleErrors: /404/ });

for (const [methodName, write] of Object.entries(INPUT_METHODS)) {
  test(`input that is ${methodName} while the app loads stays in the field`, {
    // Pasting only in test:full: its events are a part of those of typing.
    tag: methodName === 'pasted' ? '@full' : '@phone',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const address of PAGES) {
      await page.unrouteAll();
      const code = await delayFile(page, /assets\/.*\.js/);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const fields = await findOpenFields(page);
      expect(fields.length, address).toBeGreaterThan(0);
      for (const at of fields) await write(page, at);
      const writtenValues = await readValues(page, fields);
      expect(
        writtenValues.every((value) => value.includes('12')),
        `${address}: ${writtenValues}`,
      ).toBe(true);
      code.release();
      await waitForHydration(page);
      expect(await readValues(page, fields), address).toEqual(writtenValues);
    }
  });
}
