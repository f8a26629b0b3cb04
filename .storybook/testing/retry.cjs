// What fails is shown again, up to twice, in a new browser and after the file's other stories; what then passes is
// listed as flaky.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
