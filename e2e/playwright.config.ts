import { defineConfig, devices } from '@playwright/test';
import { devStorage } from './support/devToken.ts';

const launchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/**
 * `npm test` walks once through each page and each main act: tests that are tagged `@phone` or `@desk`, on that one.
 * `npm run test:full` runs every test on both.
 */
const isFull = process.env.TESTS === 'full';

/** The built product with its own seeded database, started once by `globalSetup` on a free port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/server.ts',
  workers: 2,
  // A test that fails is run again in a new browser, and then listed as flaky if it passes.
  retries: 2,
  fullyParallel: true,
  // Patience for a busy machine: nothing takes longer for it where it is quick.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '../.cache/results/e2e.json' }]],
  // A trace costs every test time for the sake of one that fails: `TRACE=1 npm test -- e2e` keeps them.
  use: {
    baseURL: process.env.E2E_URL,
    storageState: devStorage,
    launchOptions,
    locale: 'ar-EG',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desk',
      ...(isFull ? {} : { grep: /@desk/ }),
      use: { ...devices['Desktop Chrome'], locale: 'ar-EG', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isFull ? {} : { grep: /@phone/ }),
      // One pixel a pixel: without a graphics card seven times as many cost a sixth of a test's time, and tell no more.
      use: { ...devices['Pixel 7'], locale: 'ar-EG', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
