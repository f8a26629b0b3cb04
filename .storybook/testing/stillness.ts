import type { Page } from './watchPage.ts';

const NOW = new Date('2026-11-20T12:00:00+02:00');

/** Disables animations: colours in transition have no measurable contrast, and screenshots would differ. */
export const NO_MOTION_CSS = `*, *::before, *::after {
  transition: none !important;
  animation: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

export const fixClock = (page: Page): Promise<void> => page.clock.setFixedTime(NOW);

export async function fixRandom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  });
}

/** Disables the element highlighter: it inspects the page at each change, a tenth of a page story's time. */
export async function disableHighlighter(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
}
