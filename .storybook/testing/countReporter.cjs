const { writeFileSync } = require('node:fs');

/** Leaves the counts of a run in the file that STORY_REPORT names, for `npm test` to add up. */
module.exports = class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const file = process.env.STORY_REPORT;
    if (file) writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites }));
  }
};
