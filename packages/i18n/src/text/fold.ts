import { foldDigits } from '@mashrabiya/contract';

const MARKS_PATTERN = /[\u0640\u064b-\u065f\u0670\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeffء]/g;
const LETTER_REPLACEMENTS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ؤ: 'و', ئ: 'ي', ة: 'ه' };

/**
 * Canonical form of Arabic spellings: folds alef forms, ى, ؤ, ئ and ة, drops ء, tatweel, diacritics and direction
 * marks, converts digits to Latin; lowercases Latin letters and removes accents. Rule: FACTS, "Arabic search".
 */
export const foldText = (text: string): string =>
  foldDigits(text)
    .replace(MARKS_PATTERN, '')
    .replace(/[أإآٱىؤئة]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .toLowerCase();

/** Folded words of a text, separated by anything but letters and digits. */
export const foldWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const ARTICLE_PATTERN = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3,})/;

/** Folded Arabic word without its article (ال, also وال بال كال فال لل), if three letters remain. */
export const removeArticle = (foldedWord: string): string => foldedWord.replace(ARTICLE_PATTERN, '');
