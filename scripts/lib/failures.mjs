// What failed, from the reports that the runners leave, so that the end of a log says it without a search in the middle.
import { stripVTControlCharacters } from 'node:util';

/** As many lines of a message as say what went wrong and where. */
const LINES = 25;

const failure = (name, messages) => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES);
  return `✗ ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`;
};

/** Of a report by Vitest, or by the story runner. */
export const failuresOfSuites = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length) return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages));
    return message ? [failure(name, [message])] : [];
  });

/** Of a report by Playwright, whose suites lie in one another. */
export const failuresOfSpecs = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
        return failure(`[${projectName}] ${file} › ${title}`, messages);
      }),
  ),
  ...suites.flatMap(failuresOfSpecs),
];
