import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { getJestConfig } from '@storybook/test-runner';

/** The first browser there is: the one that was asked for, Playwright's own, the system's. */
const executablePath = [
  process.env.CHROME_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

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
  testTimeout: 90_000,
  watchman: false,
  testEnvironment: '<rootDir>/.storybook/testing/environment.mjs',
  reporters: ['default', '<rootDir>/.storybook/testing/outcomeReporter.cjs'],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath, args },
    },
  },
};
