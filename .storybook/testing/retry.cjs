// Retries failed stories up to twice, in a new browser; a later pass counts as flaky.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
