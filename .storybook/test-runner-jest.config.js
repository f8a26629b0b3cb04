import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

const args = ['--no-sandbox', '--disable-dev-shm-usage'];

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...config,
  rootDir: process.cwd(),
  // A story that hangs costs a minute: it is ended and shown again in a new browser.
  testTimeout: 60_000,
  watchman: false,
  testEnvironment: '<rootDir>/.storybook/testing/environment.mjs',
  // The environment does what the runner's own set-up does.
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
