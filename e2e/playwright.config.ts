import { defineConfig, devices } from '@playwright/test';
import { devStorage } from './support/devToken.ts';

const launchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/**
 * `npm test` covers each page and main action once: on a desktop, or on a phone if tagged `@phone`, but not tests tagged
 * `@full`. `npm run test:full` runs every test on both.
 */
const isFull = process.env.TESTS === 'full';

/** Built product with its own seeded database, started once by `globalSetup` on a free port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/server.ts',
  workers: 2,
  // A failed test is retried in a new browser, and listed as flaky if it then passes.
  retries: 2,
  fullyParallel: true,
  // Long timeouts for a busy machine; no cost on an idle one.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '../.cache/results/e2e.json' }]],
  // Traces slow down every test: `TRACE=1 npm test -- e2e` records them.
  use: {
    baseURL: process.env.E2E_URL,
    storageState: devStorage,
    launchOptions,
    locale: 'ar-EG',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      ...(isFull ? {} : { grepInvert: /@phone|@full/ }),
      use: { ...devices['Desktop Chrome'], locale: 'ar-EG', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isFull ? {} : { grep: /@phone/ }),
      // Device scale 1: without a graphics card, seven times the pixels cost a sixth of a test's time and show nothing
      // more.
      use: { ...devices['Pixel 7'], locale: 'ar-EG', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
