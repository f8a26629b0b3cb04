import type { TestRunnerConfig } from '@storybook/test-runner';
import { judgeStory } from './testing/doubt.ts';
import { systemFontsOn } from './testing/fonts.ts';
import { endWatch, endWithHangs, watchForHang } from './testing/hangs.ts';
import { checkPicture, fitWindow } from './testing/pictures.ts';
import { fixChance, fixClock, leaveUnmarked, STILL } from './testing/stillness.ts';
import { endStory, type Mode, prepareStory, previewReady, problemsOf, showStoryIn } from './testing/story.ts';
import { forgetProblems, takeProblems, watchPage } from './testing/watchPage.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  phone: PHONE,
  tablet: { width: 820, height: 1180 },
  desk: DESK,
};

/** The runner itself shows a story in the first mode and plays it; then, as `play` left it, in the others. */
const FIRST_MODE: Mode = { locale: 'ar', scheme: 'light' };
/**
 * Each mode costs a sixth of a story's time. A scheme changes colours and a language changes words and direction, so two
 * modes show all of each; `STORY_MODES=all` shows the other two combinations as well.
 */
const OTHER_MODES: readonly Mode[] =
  process.env.STORY_MODES === 'all'
    ? [
        { locale: 'ar', scheme: 'dark' },
        { locale: 'en', scheme: 'light' },
        { locale: 'en', scheme: 'dark' },
      ]
    : [{ locale: 'en', scheme: 'dark' }];

/** Two pictures a width, whichever modes are shown. */
const PICTURED = ['ar-light', 'en-dark'];
/** Stories whose layout differs on a desk say so with this tag, and are pictured there too. */
const DESK_TAG = 'desk';

const nameOf = ({ locale, scheme }: Mode) => `${locale}-${scheme}`;

const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    endWithHangs(page);
    watchPage(page);
    await fixClock(page);
    await fixChance(page);
    await leaveUnmarked(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString(), { waitUntil: 'load' });
    await previewReady(page);
    await page.addStyleTag({ content: STILL });
  },
  async preVisit(page, { id }) {
    watchForHang(id);
    forgetProblems(page);
    const { viewport } = await prepareStory(page, id);
    await page.setViewportSize(VIEWPORTS[viewport ?? 'desk'] ?? PHONE);
    // Whether focus that a story gives shows depends on what was touched before it: always the keyboard.
    await page.keyboard.press('Shift');
  },
  async postVisit(page, { id }) {
    const { tags, viewport = 'phone' } = await prepareStory(page, id);
    const problems: string[] = [];
    const differences: string[] = [];
    const note = async (mode: Mode) => {
      const found = [...(await problemsOf(page, id)), ...takeProblems(page)];
      problems.push(...found.map((problem) => `[${nameOf(mode)}] ${problem}`));
    };
    const picture = async (mode: Mode, width: string) => {
      if (!PICTURED.includes(nameOf(mode))) return;
      const name = `${id}.${nameOf(mode)}${width === 'phone' ? '' : `.${width}`}`;
      const fault = await checkPicture(page, name);
      if (fault) (fault.differs ? differences : problems).push(`[${nameOf(mode)}, ${width}] ${fault.says}`);
      problems.push(...(await systemFontsOn(page)).map((problem) => `[${nameOf(mode)}, ${width}] ${problem}`));
    };
    const onDesk = tags.includes(DESK_TAG);

    await note(FIRST_MODE);
    if (onDesk) {
      await fitWindow(page, DESK);
      await picture(FIRST_MODE, 'desk');
    }
    await fitWindow(page, VIEWPORTS[viewport === 'desk' ? 'phone' : viewport] ?? PHONE);
    await picture(FIRST_MODE, 'phone');
    for (const mode of OTHER_MODES) {
      await showStoryIn(page, mode);
      await note(mode);
      await picture(mode, 'phone');
    }
    if (onDesk) {
      await fitWindow(page, DESK);
      await picture(OTHER_MODES.at(-1) ?? FIRST_MODE, 'desk');
    }
    await endStory(page, FIRST_MODE);
    problems.push(...takeProblems(page).map((problem) => `[leaving] ${problem}`));
    endWatch();
    judgeStory(id, problems, differences);
  },
};

export default config;
