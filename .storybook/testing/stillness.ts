import type { Page } from './watchPage.ts';

/** The moment at which all stories are shown. */
const NOW = new Date('2026-11-20T12:00:00+02:00');

/**
 * Nothing moves and nothing blinks: a colour on its way to another has no contrast that could be measured, and a picture
 * of something that moves is never the same twice.
 */
export const STILL = `*, *::before, *::after {
  transition: none !important;
  animation: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** The calendar stands still; timers run as ever. */
export const fixClock = (page: Page): Promise<void> => page.clock.setFixedTime(NOW);

/** Chance that is the same in every run. */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  });
}

/**
 * Storybook's marker of elements looks at the whole page at each of its changes, also while it marks nothing: a tenth of
 * the time of a page's story. Nobody asks for marks here.
 */
export async function leaveUnmarked(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
}
