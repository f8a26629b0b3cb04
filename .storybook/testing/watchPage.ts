import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const problemsByPage = new WeakMap<Page, string[]>();

/** Chromium logs failed resources also for intended errors; the second message is about the story runner. */
const EXPECTED_MESSAGES = /^Failed to load resource|^Accessing the Story Store is deprecated/;

export function watchPage(page: Page): void {
  const problems: string[] = [];
  problemsByPage.set(page, problems);
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !EXPECTED_MESSAGES.test(message.text()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
}

export function drainProblems(page: Page): string[] {
  const problems = problemsByPage.get(page);
  if (!problems) throw new Error('Call watchPage before drainProblems.');
  return problems.splice(0);
}

export const discardProblems = (page: Page): void => void drainProblems(page);

export type { Page };
