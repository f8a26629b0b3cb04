// Writes Vitest's outcome to TEST_REPORT in Jest's format, with `retryReasons` like the story runner.
import { writeFileSync } from 'node:fs';

const textOf = ({ stack, message }) => stack ?? message;

/** Errors of a file and of its suites: a hook that fails skips the tests of its suite. */
const listErrors = (module) => [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());

export default class OutcomeReporter {
  onTestRunEnd(modules, unhandled) {
    const file = process.env.TEST_REPORT;
    if (!file) return;
    const testResults = modules.map((module) => ({
      name: module.moduleId,
      message: listErrors(module).map(textOf).join('\n'),
      assertionResults: [...module.children.allTests()].map((test) => {
        const { state, errors = [] } = test.result();
        const texts = errors.map(textOf);
        return {
          fullName: test.fullName,
          status: state,
          failureMessages: state === 'failed' ? texts : [],
          retryReasons: state === 'passed' ? texts : [],
        };
      }),
    }));
    if (unhandled.length)
      testResults.push({ name: 'outside of tests', message: unhandled.map(textOf).join('\n'), assertionResults: [] });
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const outcome = {
      numPassedTests: tests.filter(({ status }) => status === 'passed').length,
      numFailedTests: tests.filter(({ status }) => status === 'failed').length,
      numFailedTestSuites: testResults.filter(({ message }) => message).length,
      testResults,
    };
    writeFileSync(file, JSON.stringify(outcome));
  }
}
