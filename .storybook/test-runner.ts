import type { TestRunnerConfig } from '@storybook/test-runner';
import { resetGlobals, showStoryIn, viewportOf } from './testing/story.ts';
import { forgetProblems, takeProblems, watchPage } from './testing/watchPage.ts';

const PHONE = { width: 390, height: 844 };
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  phone: PHONE,
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};

/** Colours that are on their way from one to another have no contrast that could be measured. */
const STILL = '*, *::before, *::after { transition: none !important; }';

/**
 * Arabic in the light is what the runner shows first, with the story's `play` and axe; after it the same story, as
 * `play` left it, in these two.
 */
const OTHER_MODES = [
  { locale: 'ar', scheme: 'dark' },
  { locale: 'en', scheme: 'light' },
] as const;

const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    watchPage(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString(), { waitUntil: 'load' });
    await page.addStyleTag({ content: STILL });
  },
  async preVisit(page, { id }) {
    forgetProblems(page);
    const viewport = VIEWPORTS[(await viewportOf(page, id)) ?? 'desk'] ?? PHONE;
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  },
  async postVisit(page, { id }) {
    const problems = takeProblems(page);
    for (const mode of OTHER_MODES) {
      const found = [...(await showStoryIn(page, id, mode)), ...takeProblems(page)];
      problems.push(...found.map((problem) => `[${mode.locale}-${mode.scheme}] ${problem}`));
    }
    await resetGlobals(page);
    if (problems.length) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;
