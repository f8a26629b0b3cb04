const { writeFileSync } = require('node:fs');

/**
 * Leaves the outcome of a run in the file that TEST_REPORT names, in the form of Jest's own report; a test that passed
 * when it was run again has `retryReasons`.
 */
module.exports = class OutcomeReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
    const file = process.env.TEST_REPORT;
    if (!file) return;
    const suites = testResults.map(({ testFilePath, failureMessage, testResults: tests }) => ({
      name: testFilePath,
      message: failureMessage ?? '',
      assertionResults: tests.map(({ fullName, status, failureMessages, retryReasons, duration }) => ({
        fullName,
        status,
        failureMessages,
        retryReasons,
        duration,
      })),
    }));
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites, testResults: suites }));
  }
};
