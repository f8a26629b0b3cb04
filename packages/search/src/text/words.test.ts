import { expect, it } from 'vitest';
import { parseQueryWords, toCanonicalWord } from './words.ts';

const listCanonicalWords = (text: string) => parseQueryWords(text).map((word) => word.canonical);

it('removes stop words, as long as a word remains', () => {
  expect(listCanonicalWords('شقة للبيع في المعادي')).toEqual(['شقه', 'بيع', 'معادي']);
  expect(listCanonicalWords('an apartment for rent in the Maadi')).toEqual(['apartment', 'rent', 'maadi']);
  expect(listCanonicalWords('في')).toEqual(['في']);
  expect(listCanonicalWords('الـ٦ من أكتوبر')).toEqual(['ال6', 'اكتوبر']);
});

it('keeps numbers, removes repetitions, and finds nothing in punctuation', () => {
  expect(listCanonicalWords('6 October, october!')).toEqual(['6', 'october']);
  expect(listCanonicalWords('؟ … !!')).toEqual([]);
});

it('reads a Latin plural as its singular', () => {
  expect(['villas', 'apartments', 'gas'].map(toCanonicalWord)).toEqual(['villa', 'apartment', 'gas']);
});

it('keeps the typed form', () => {
  expect(parseQueryWords('شُقّة')[0]).toMatchObject({ typedWord: 'شُقّة', folded: 'شقه' });
});
