import type { Page } from './watchPage.ts';

/** What Storybook's preview page offers to tests, as far as it is used here. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory(options: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
      userGlobals: { update(globals: object): void };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: object): void;
    on(event: string, listener: (payload: FinishedStory) => void): void;
    off(event: string, listener: (payload: FinishedStory) => void): void;
  };
}

interface FinishedStory {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result?: { violations?: Violation[] } }[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Mode {
  locale: string;
  scheme: string;
}

/** Name of the viewport that a story asks for in its globals. */
export const viewportOf = (page: Page, storyId: string): Promise<string | undefined> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__ } = globalThis as typeof globalThis & PreviewWindow;
    const story = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    return story.storyGlobals?.viewport?.value;
  }, storyId);

/** Shows the current story in another language or scheme, without playing it again, and says what is wrong with it. */
export async function showStoryIn(page: Page, storyId: string, globals: Mode): Promise<string[]> {
  const { status, violations } = await page.evaluate(
    ([id, wanted]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as typeof globalThis & PreviewWindow;
      return new Promise<{ status: string; violations: Violation[] }>((resolve) => {
        const finished = (story: FinishedStory) => {
          if (story.storyId !== id) return;
          channel.off('storyFinished', finished);
          const report = story.reporters.findLast(({ type }) => type === 'a11y');
          resolve({ status: story.status, violations: report?.result?.violations ?? [] });
        };
        channel.on('storyFinished', finished);
        channel.emit('updateGlobals', { globals: wanted });
      });
    },
    [storyId, globals] as const,
  );
  const described = violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  return status === 'error' && described.length === 0 ? ['the story failed'] : described;
}

/** Back to Arabic in the light for the next story, without drawing this one again. */
export const resetGlobals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__ } = globalThis as typeof globalThis & PreviewWindow;
    __STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ locale: 'ar', scheme: 'light' });
  });
