// Summarises failed and flaky tests from the runners' reports, for the end of a log.
import { stripVTControlCharacters } from 'node:util';

/** Number of message lines that show the error and its place. */
const LINES = 25;

const entry = (name, messages) => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES);
  return `✗ ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`;
};

/** Summary of a report by Vitest or the story runner. */
export function readSuiteOutcome({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numFailedTestSuites,
  testResults,
}) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ message, assertionResults }) => message && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    suites: testResults,
    passed: numPassedTests,
    skipped: numPendingTests,
    failed: numFailedTests || numFailedTestSuites,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => entry(fullName, failureMessages)),
      ...broken.map(({ name, message }) => entry(name, [message])),
    ],
    flaky: tests
      .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length)
      .map(({ fullName, retryReasons }) => entry(fullName, retryReasons.slice(0, 1))),
  };
}

/** Summary of a report by Playwright, whose suites are nested. */
export function readSpecOutcome({ stats, suites }) {
  const tests = testsIn({ suites });
  const named = (status) =>
    tests
      .filter((test) => test.status === status)
      .map(({ title, projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
        return entry(`[${projectName}] ${title}`, status === 'flaky' ? messages.slice(0, 1) : messages);
      });
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: stats.unexpected,
    failures: named('unexpected'),
    flaky: named('flaky'),
  };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, title: `${file} › ${title}` }))),
  ...suites.flatMap(testsIn),
];
