import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `npm run test:full` also runs what is long or heavy. */
const isFull = process.env.TESTS === 'full';
/** Processes that are killed, and databases that are lost with them. */
const HEAVY = ['apps/api/test/durability/**'];

/** Shared by Storybook and the unit tests; the web app has its own beside it. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Projects do not isolate their files: no module keeps anything from one for the next, and making them anew takes
    // longer than most files' tests.
    // A test that fails is run again, and then listed as flaky if it passes.
    retry: 2,
    reporters: ['default', './scripts/lib/outcomeReporter.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/api/src/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            '.storybook/**/*.test.ts',
            'stories/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          exclude: isFull ? [] : HEAVY,
          isolate: false,
          globalSetup: ['apps/api/test/engines/prepareEngines.ts'],
          setupFiles: ['apps/api/test/engines/useOwnTemporaryFolder.ts', 'apps/api/test/engines/useLightHashes.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
