import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const complaints = new WeakMap<Page, string[]>();

/** Chromium logs failed resources also for intended errors; the second message is about the story runner. */
const EXPECTED = /^Failed to load resource|^Accessing the Story Store is deprecated/;

export function watchPage(page: Page): void {
  const problems: string[] = [];
  complaints.set(page, problems);
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !EXPECTED.test(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
}

export function takeProblems(page: Page): string[] {
  const problems = complaints.get(page);
  if (!problems) throw new Error('Call watchPage before takeProblems.');
  return problems.splice(0);
}

export const forgetProblems = (page: Page): void => void takeProblems(page);

export type { Page };
