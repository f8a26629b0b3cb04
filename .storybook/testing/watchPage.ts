import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

interface Watch {
  problems: string[];
  /** Requests that have no answer yet. */
  open: Set<object>;
}

const watches = new WeakMap<Page, Watch>();
const watchOf = (page: Page): Watch => {
  const watch = watches.get(page);
  if (!watch) throw new Error('Nobody watches this page.');
  return watch;
};

/** How long nothing may be asked for until a page counts as quiet, and how long it is waited for, in milliseconds. */
const QUIET = 60;
const PATIENCE = 1_500;

/**
 * Chromium says the first of every answer that is not 2xx, also of those that a story's handlers give on purpose; the
 * second is said of the story runner itself.
 */
const EXPECTED = /^Failed to load resource|^Accessing the Story Store is deprecated/;

/** Collects what a page complains about: console errors and warnings, and exceptions that nobody caught. */
export function watchPage(page: Page): void {
  const watch: Watch = { problems: [], open: new Set() };
  watches.set(page, watch);
  page.on('request', (request) => watch.open.add(request));
  page.on('requestfinished', (request) => watch.open.delete(request));
  page.on('requestfailed', (request) => watch.open.delete(request));
  page.on('pageerror', (error) => watch.problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !EXPECTED.test(message.text()))
      watch.problems.push(`console ${message.type()}: ${message.text()}`);
  });
}

/** Waits until everything that the page has asked for has come, except for what never comes. */
export async function requestsQuiet(page: Page): Promise<void> {
  const { open } = watchOf(page);
  for (let waited = 0; waited < PATIENCE; waited += QUIET) {
    const before = open.size;
    await new Promise((done) => setTimeout(done, QUIET));
    if (before === 0 && open.size === 0) return;
  }
}

/** The complaints so far; they count once. */
export const takeProblems = (page: Page): string[] => watchOf(page).problems.splice(0);

/** Begins anew: what one story left behind, or still waits for, is not another's. */
export function forgetProblems(page: Page): void {
  takeProblems(page);
  watchOf(page).open.clear();
}

export type { Page };
