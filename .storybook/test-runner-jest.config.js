import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

const args = ['--no-sandbox', '--disable-dev-shm-usage'];

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...config,
  rootDir: process.cwd(),
  // A hanging story costs a minute: it is ended and retried in a new browser.
  testTimeout: 60_000,
  watchman: false,
  testEnvironment: '<rootDir>/.storybook/testing/environment.mjs',
  // The environment replaces the runner's own set-up.
  setupFilesAfterEnv: ['<rootDir>/.storybook/testing/retry.cjs'],
  snapshotSerializers: [],
  reporters: ['default', '<rootDir>/.storybook/testing/outcomeReporter.cjs'],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath: process.env.CHROME_PATH, args },
    },
  },
};
