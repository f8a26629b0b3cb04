import { expect, it } from 'vitest';
import { editedTexts } from './columns.ts';

const BOTH = { ar: 'قديم', en: 'old' };

it.each([
  ['جديد', { ar: null, en: null }, 'ar', { ar: 'جديد', en: null }],
  ['new', { ar: null, en: null }, 'ar', { ar: null, en: 'new' }],
  ['قديم', BOTH, 'en', BOTH],
  ['old', BOTH, 'ar', BOTH],
  ['جديد', BOTH, 'ar', { ar: 'جديد', en: 'old' }],
  ['new', BOTH, 'en', { ar: 'قديم', en: 'new' }],
  ['new', BOTH, 'ar', { ar: null, en: 'new' }],
  // An Arabic form shows the English text if an ad has no other.
  ['new', { ar: null, en: 'old' }, 'ar', { ar: null, en: 'new' }],
  ['جديد', { ar: null, en: 'old' }, 'ar', { ar: 'جديد', en: null }],
] as const)('saves %j over %j, shown in %s, as %j', (text, before, language, after) =>
  expect(editedTexts(text, before, language)).toEqual(after),
);
