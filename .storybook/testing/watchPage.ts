import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const problems = new WeakMap<Page, string[]>();

/** Chromium says this of every answer that is not 2xx, also of those that a story's handlers give on purpose. */
const EXPECTED = /^Failed to load resource/;

/** Collects what a page complains about: console errors and warnings, and exceptions that nobody caught. */
export function watchPage(page: Page): void {
  const list: string[] = [];
  problems.set(page, list);
  page.on('pageerror', (error) => list.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !EXPECTED.test(message.text())) list.push(`console ${message.type()}: ${message.text()}`);
  });
}

/** The complaints so far; they count once. */
export const takeProblems = (page: Page): string[] => problems.get(page)?.splice(0) ?? [];

export const forgetProblems = (page: Page): void => void takeProblems(page);

export type { Page };
