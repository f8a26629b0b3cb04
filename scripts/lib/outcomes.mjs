// What failed and what passed only when it was run again, from the reports that the runners leave, so that the end of a
// log says it without a search in the middle.
import { stripVTControlCharacters } from 'node:util';

/** As many lines of a message as say what went wrong and where. */
const LINES = 25;

const entry = (name, messages) => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES);
  return `✗ ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`;
};

/** Of a report by Vitest, or by the story runner. */
export function outcomeOfSuites({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ message, assertionResults }) => message && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    suites: testResults,
    passed: numPassedTests,
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

/** Of a report by Playwright, whose suites lie in one another. */
export function outcomeOfSpecs({ stats, suites }) {
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
    failed: stats.unexpected,
    failures: named('unexpected'),
    flaky: named('flaky'),
  };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, title: `${file} › ${title}` }))),
  ...suites.flatMap(testsIn),
];
