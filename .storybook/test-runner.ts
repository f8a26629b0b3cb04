import type { TestRunnerConfig } from '@storybook/test-runner';
import { type Mode, prepareStory, problemsOf, resetGlobals, showStoryIn } from './testing/story.ts';
import { forgetProblems, takeProblems, watchPage } from './testing/watchPage.ts';

const PHONE = { width: 390, height: 844 };
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  phone: PHONE,
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};

/** Colours that are on their way from one to another have no contrast that could be measured. */
const STILL = '*, *::before, *::after { transition: none !important; }';

/** The runner itself shows a story in the first mode and plays it; then, as `play` left it, in the others. */
const FIRST_MODE: Mode = { locale: 'ar', scheme: 'light' };
const OTHER_MODES: readonly Mode[] = [
  { locale: 'ar', scheme: 'dark' },
  { locale: 'en', scheme: 'light' },
];

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
    const viewport = VIEWPORTS[(await prepareStory(page, id)) ?? 'desk'] ?? PHONE;
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  },
  async postVisit(page, { id }) {
    const problems: string[] = [];
    const note = async ({ locale, scheme }: Mode) => {
      const found = [...(await problemsOf(page, id)), ...takeProblems(page)];
      problems.push(...found.map((problem) => `[${locale}-${scheme}] ${problem}`));
    };
    await note(FIRST_MODE);
    for (const mode of OTHER_MODES) {
      await showStoryIn(page, mode);
      await note(mode);
    }
    await resetGlobals(page, FIRST_MODE);
    if (problems.length) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;
