import { ar, expect, test, waitForHydration } from './support/test.ts';

interface Styles {
  /** Number of removed or moved style elements. */
  removed: number;
  /** Style elements in document order, with their number of rules. */
  sheets: [HTMLStyleElement, number][];
}

declare global {
  interface Window {
    styles: Styles;
  }
}

const RECORD_STYLES_SCRIPT = `window.styles = { removed: 0, sheets: [] };
new MutationObserver((changes) => {
  for (const { removedNodes } of changes)
    styles.removed += [...removedNodes].filter(({ nodeName }) => nodeName === 'STYLE').length;
}).observe(document, { childList: true, subtree: true });`;

test('new styles are at the document’s end, which avoids a layout of the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(RECORD_STYLES_SCRIPT);
  await page.goto('/listing');
  await waitForHydration(page);
  await page.evaluate(() => {
    const styleElements = document.querySelectorAll<HTMLStyleElement>('style[data-emotion]');
    window.styles.sheets = [...styleElements].map((style) => [style, style.sheet?.cssRules.length ?? 0]);
  });
  await page.getByRole('button', { name: ar.shell.openMenu }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { moved, grown, added, removed } = await page.evaluate(() => {
    const { sheets, removed } = window.styles;
    const styleElements = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    return {
      moved: sheets.filter(([style], at) => styleElements[at] !== style).length,
      grown: sheets.filter(([style, rules]) => style.sheet?.cssRules.length !== rules).length,
      added: styleElements.length - sheets.length,
      removed,
    };
  });
  expect({ moved, grown, removed }).toEqual({ moved: 0, grown: 0, removed: 0 });
  expect(added).toBeGreaterThan(0);
});
