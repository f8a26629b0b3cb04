import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const complaints = new WeakMap<Page, string[]>();

/**
 * Chromium says the first of every answer that is not 2xx, also of those that a story's handlers give on purpose; the
 * second is said of the story runner itself.
 */
const EXPECTED = /^Failed to load resource|^Accessing the Story Store is deprecated/;

/** Collects what a page complains about: console errors and warnings, and exceptions that nobody caught. */
export function watchPage(page: Page): void {
  const problems: string[] = [];
  complaints.set(page, problems);
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !EXPECTED.test(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
}

/** The complaints so far; they count once. */
export function takeProblems(page: Page): string[] {
  const problems = complaints.get(page);
  if (!problems) throw new Error('Nobody watches this page.');
  return problems.splice(0);
}

/** Begins anew: what one story left behind is not another's. */
export const forgetProblems = (page: Page): void => void takeProblems(page);

export type { Page };
