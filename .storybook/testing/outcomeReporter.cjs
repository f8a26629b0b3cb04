const { writeFileSync } = require('node:fs');

/** Leaves the outcome of a run in the file that STORY_REPORT names, in the form of Jest's own report. */
module.exports = class OutcomeReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
    const file = process.env.STORY_REPORT;
    if (!file) return;
    const suites = testResults.map(({ testFilePath, failureMessage, testResults: tests }) => ({
      name: testFilePath,
      message: failureMessage ?? '',
      assertionResults: tests.map(({ fullName, status, failureMessages }) => ({ fullName, status, failureMessages })),
    }));
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites, testResults: suites }));
  }
};
