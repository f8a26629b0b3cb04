import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AFTER_HYDRATION_MODULE, createChunkPlanner } from './chunkPlan.ts';

const getPlan = createChunkPlanner({
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/pages/HomePage.tsx': { file: 'assets/home.js', imports: ['_vendor.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_vendor.js'] },
  [AFTER_HYDRATION_MODULE]: { file: 'assets/connection.js', imports: ['_vendor.js', '_later.js', '_cards.js'] },
  '_later.js': { file: 'assets/later.js', imports: ['_rules.js'] },
  '_rules.js': { file: 'assets/rules.js' },
  '../../packages/i18n/src/catalogs/ar/visitor.ts': { file: 'assets/ar.js' },
  '../../packages/i18n/src/catalogs/en/visitor.ts': { file: 'assets/en.js' },
});

test('a plan lists each file once, in one language, after its dependencies', () => {
  expect(getPlan('src/pages/HomePage.tsx', 'ar')).toEqual({
    entry: '/assets/entry.js',
    chunks: ['/assets/ar.js', '/assets/vendor.js', '/assets/cards.js', '/assets/home.js', '/assets/entry.js'],
    afterHydration: ['/assets/rules.js', '/assets/later.js', '/assets/connection.js'],
  });
});

test('a page without a file of its own adds none', () => {
  expect(getPlan('src/pages/Unknown.tsx', 'en').chunks).toEqual([
    '/assets/en.js',
    '/assets/vendor.js',
    '/assets/entry.js',
  ]);
});

test('every part loaded after hydration is a module in the build’s manifest', () => {
  expect(existsSync(new URL(`../../${AFTER_HYDRATION_MODULE}`, import.meta.url))).toBe(true);
});
