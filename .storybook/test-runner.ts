import type { TestRunnerConfig } from '@storybook/test-runner';
import { disableHighlighter, fixClock, fixRandom, NO_MOTION_CSS } from './testing/stillness.ts';
import {
  listProblems,
  type Mode,
  prepareStory,
  switchStoryMode,
  teardownStory,
  waitForPreview,
} from './testing/story.ts';
import { discardProblems, drainProblems, watchPage } from './testing/watchPage.ts';

const DESKTOP = { width: 1440, height: 900 };
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: DESKTOP,
};

/** The runner plays a story in the first mode, then shows the result of `play` in the others. */
const FIRST_MODE: Mode = { locale: 'ar', scheme: 'light' };
/** `STORY_MODES=all` (`npm run test:full`) shows all four combinations. */
const OTHER_MODES: readonly Mode[] =
  process.env.STORY_MODES === 'all'
    ? [
        { locale: 'ar', scheme: 'dark' },
        { locale: 'en', scheme: 'light' },
        { locale: 'en', scheme: 'dark' },
      ]
    : [];

const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    watchPage(page);
    await fixClock(page);
    await fixRandom(page);
    await disableHighlighter(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString(), { waitUntil: 'load' });
    await waitForPreview(page);
    await page.addStyleTag({ content: NO_MOTION_CSS });
  },
  async preVisit(page, { id }) {
    discardProblems(page);
    const viewport = await prepareStory(page, id);
    await page.setViewportSize(VIEWPORTS[viewport ?? 'desktop'] ?? DESKTOP);
    // The focus ring depends on the last input device: the key press makes it the keyboard in every story.
    await page.keyboard.press('Shift');
  },
  async postVisit(page, { id, hasFailure }) {
    // The runner reports the failure. Removing a story that still plays would reload the page, which the runner
    // retries.
    if (hasFailure) return;
    const problems: string[] = [];
    const collectProblems = async ({ locale, scheme }: Mode) => {
      const foundProblems = [...(await listProblems(page, id)), ...drainProblems(page)];
      problems.push(...foundProblems.map((problem) => `[${locale}-${scheme}] ${problem}`));
    };
    await collectProblems(FIRST_MODE);
    for (const mode of OTHER_MODES) {
      await switchStoryMode(page, mode);
      await collectProblems(mode);
    }
    await teardownStory(page, FIRST_MODE);
    problems.push(...drainProblems(page).map((problem) => `[leaving] ${problem}`));
    if (problems.length) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;
