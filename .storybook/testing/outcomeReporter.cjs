const { writeFileSync } = require('node:fs');

/** Writes the outcome to TEST_REPORT in Jest's report format; a test that passed on a retry has `retryReasons`. */
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
