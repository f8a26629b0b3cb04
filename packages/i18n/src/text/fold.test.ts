import { expect, test } from 'vitest';
import { foldText, foldWords, removeArticle } from './fold.ts';

test('all spellings of an Arabic word are equal', () => {
  const forms = ['شَقَّة', 'شقة', 'شقه', 'شـقـة', '\u200fشقة'];
  expect(new Set(forms.map(foldText))).toEqual(new Set(['شقه']));
  expect(foldText('أإآٱ ى ؤ ئ ء')).toBe('اااا ي و ي ');
});

test('Latin letters lose case and accents', () => {
  expect(foldText('Résidence ZAMALEK')).toBe('residence zamalek');
});

test('words end at any character that is neither letter nor digit', () => {
  expect(foldWords('شقة 165م²، المعادي-دجلة (New)')).toEqual(['شقه', '165م2', 'المعادي', 'دجله', 'new']);
});

test('the article is removed if a word remains', () => {
  expect(['المعادي', 'بالمعادي', 'والمعادي', 'للمعادي'].map(removeArticle)).toEqual(Array(4).fill('معادي'));
  expect(removeArticle('الف')).toBe('الف');
});
