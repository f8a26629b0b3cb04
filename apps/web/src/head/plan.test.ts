import { expect, test } from 'vitest';
import { chunkPlans } from './plan.ts';

const planOf = chunkPlans({
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/pages/HomePage.tsx': { file: 'assets/home.js', imports: ['_vendor.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_vendor.js'] },
  '../../packages/i18n/src/catalogs/ar/visitor.ts': { file: 'assets/ar.js' },
  '../../packages/i18n/src/catalogs/en/visitor.ts': { file: 'assets/en.js' },
});

test('a plan names the entry and each file once, with one language', () => {
  expect(planOf('src/pages/HomePage.tsx', 'ar')).toEqual({
    entry: '/assets/entry.js',
    chunks: ['/assets/entry.js', '/assets/vendor.js', '/assets/home.js', '/assets/cards.js', '/assets/ar.js'],
  });
});

test('a page that has no file of its own adds none', () => {
  expect(planOf('src/pages/Unknown.tsx', 'en').chunks).toEqual([
    '/assets/entry.js',
    '/assets/vendor.js',
    '/assets/en.js',
  ]);
});
