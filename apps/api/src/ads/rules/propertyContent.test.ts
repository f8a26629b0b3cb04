import { expect, it } from 'vitest';
import { mergeEditedText } from './propertyContent.ts';

const BOTH_LANGUAGES = { ar: 'قديم', en: 'old' };

it.each([
  ['جديد', { ar: null, en: null }, 'ar', { ar: 'جديد', en: null }],
  ['new', { ar: null, en: null }, 'ar', { ar: null, en: 'new' }],
  ['قديم', BOTH_LANGUAGES, 'en', BOTH_LANGUAGES],
  ['old', BOTH_LANGUAGES, 'ar', BOTH_LANGUAGES],
  ['جديد', BOTH_LANGUAGES, 'ar', { ar: 'جديد', en: 'old' }],
  ['new', BOTH_LANGUAGES, 'en', { ar: 'قديم', en: 'new' }],
  ['new', BOTH_LANGUAGES, 'ar', { ar: null, en: 'new' }],
  // An Arabic form shows the English text if an ad has no other.
  ['new', { ar: null, en: 'old' }, 'ar', { ar: null, en: 'new' }],
  ['جديد', { ar: null, en: 'old' }, 'ar', { ar: 'جديد', en: null }],
] as const)('saves %j over %j, shown in %s, as %j', (text, previous, language, after) =>
  expect(mergeEditedText(text, previous, language)).toEqual(after),
);
