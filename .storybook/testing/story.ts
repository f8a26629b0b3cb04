import type { Page } from './watchPage.ts';

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory(options: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
      userGlobals: { update(globals: object): void };
    };
    currentRender?: { teardown?(): Promise<void> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: object): void;
    on(event: string, listener: (payload: FinishedStory) => void): void;
    once(event: string, listener: (payload: FinishedStory) => void): void;
  };
  finishedStories?: Map<string, FinishedStory>;
  testedStory?: string;
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

export interface Mode {
  locale: string;
  scheme: string;
}

export async function waitForPreview(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (globalThis as typeof globalThis & Partial<PreviewWindow>).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
    undefined,
    { timeout: 60_000 },
  );
}

/** Starts recording results; returns the viewport that the story's globals ask for. */
export const prepareStory = (page: Page, storyId: string): Promise<string | undefined> =>
  page.evaluate(async (id) => {
    const preview = globalThis as typeof globalThis & PreviewWindow;
    preview.testedStory = id;
    if (!preview.finishedStories) {
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
      const finished = new Map<string, FinishedStory>();
      preview.finishedStories = finished;
      channel.on('storyFinished', (story) => finished.set(story.storyId, story));
      // The runner's end event is too early for a story that rerenders while playing, too late for a removed one.
      const playing = new Set<string>();
      const { emit } = channel;
      channel.emit = (event, payload) => {
        const { storyId = '', newPhase } = (payload ?? {}) as { storyId?: string; newPhase?: string };
        if (newPhase === 'playing') playing.add(storyId);
        else if (newPhase === 'played' || newPhase === 'errored' || newPhase === 'aborted') playing.delete(storyId);
        const isEnd = storyId === preview.testedStory && !playing.has(storyId);
        if (event !== 'storyFinished' || isEnd) emit.call(channel, event, payload);
      };
    }
    const { storyGlobals } = await preview.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    return storyGlobals?.viewport?.value;
  }, storyId);

/** Problems of the story's last run: axe findings, or its failure. */
export async function listProblems(page: Page, storyId: string): Promise<string[]> {
  const { status, violations } = await page.evaluate((id) => {
    const story = (globalThis as typeof globalThis & PreviewWindow).finishedStories?.get(id);
    const report = story?.reporters.findLast(({ type }) => type === 'a11y');
    return { status: story?.status, violations: report?.result?.violations ?? [] };
  }, storyId);
  if (status === 'error' && violations.length === 0) return ['the story failed'];
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
}

export const switchStoryMode = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate((globals) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as typeof globalThis & PreviewWindow;
    return new Promise<void>((finished) => {
      channel.once('storyFinished', () => finished());
      channel.emit('updateGlobals', { globals });
    });
  }, mode);

/** Removes the story and sets the globals for the next one, so that late work of this story does not affect it. */
export const teardownStory = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as typeof globalThis & PreviewWindow;
    await preview.currentRender?.teardown?.();
    preview.storyStoreValue.userGlobals.update(globals);
  }, mode);
