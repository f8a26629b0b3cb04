import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Letters on a layer of their own are drawn grey or in colours, as the layer happens to be: here always grey.
  '--disable-lcd-text',
];

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...config,
  rootDir: process.cwd(),
  // Time for a story to hang, and to be shown again in a new page on a busy machine.
  testTimeout: 180_000,
  watchman: false,
  testEnvironment: '<rootDir>/.storybook/testing/environment.mjs',
  // The environment does what the runner's set-up does.
  setupFilesAfterEnv: [],
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
