import { foldDigits, foldText, removeArticle } from '@mashrabiya/i18n';
import { toCanonicalWord } from '../text/words.ts';

export interface Token {
  start: number;
  end: number;
  /** Text between the previous token and this one. */
  gap: string;
  value?: number;
  /** Readings of the word: folded, without article, without an attached prefix. */
  forms: readonly string[];
  /** Part of a filter or of a name. */
  isConsumed: boolean;
  /** Part of a name that is searched for verbatim. */
  isName: boolean;
  /** Affects the order of listings although it is `isConsumed`. */
  isText: boolean;
}

/** Units that may directly follow a number. */
const UNITS = new Set(
  'k m mn mm mil million millions b bn st nd rd th bed beds bedroom bedrooms br bhk bdr bath baths ba sqm sq meter meters metre metres egp le م متر مليون ملايين الف ألف الاف آلاف ك ج جنيه غرف غرفة اوض حمام حمامات ادوار'.split(
    ' ',
  ),
);
/** A number with the letters behind it; a Latin word, in which digits may stand for Arabic letters; any other word. */
const TOKEN =
  /(\d+(?:[.,]\d+)*)([\p{L}\p{M}\u0640\u200c-\u200f]*)|\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*|[\p{L}\p{M}\u0640\u200c-\u200f]+/gu;
const MIN_REST_LENGTH = 3;

/** `1,500,000` and `1.500.000` are one and a half million; `2.5` and `2,5` two and a half. */
function toNumber(text: string): number {
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(text);
  if (!isGrouped) return Number(text.replace(',', '.').replace(/[.,](?=.*[.,])/g, ''));
  return Number(text.includes(',') ? text.replaceAll(',', '') : text.replaceAll('.', ''));
}

/** `3agouza`, `7elwan`: without the digits of Arabic chat spelling, as Latin names are written. */
const removeChatDigits = (word: string): string =>
  word
    .replace(/3(?=[aeiou])|(?<=[aeiou])3/g, '')
    .replaceAll('3', 'a')
    .replaceAll('7', 'h')
    .replaceAll('5', 'kh')
    .replaceAll('8', 'gh')
    .replaceAll('2', '');

/** `بمدينة`, `ومفروش`: also without an attached preposition or "and". */
function listForms(text: string): string[] {
  const foldedText = foldText(text);
  const forms = [toCanonicalWord(foldedText), foldedText];
  if (/^[a-z\d]{5,}$/.test(foldedText) && /\d/.test(foldedText)) forms.push(removeChatDigits(foldedText));
  const wordWithoutPrefix = /^[وبلف](?=.)/.test(foldedText) ? foldedText.slice(1) : '';
  if (wordWithoutPrefix.length >= MIN_REST_LENGTH) forms.push(removeArticle(wordWithoutPrefix), wordWithoutPrefix);
  return [...new Set(forms)];
}

export function tokenize(sentence: string): Token[] {
  const text = foldDigits(sentence).replaceAll('²', '2');
  const tokens: Token[] = [];
  const push = (start: number, end: number, value?: number) => {
    const gap = text.slice(tokens.at(-1)?.end ?? 0, start);
    const word = text.slice(start, end);
    tokens.push({
      start,
      end,
      gap,
      forms: value === undefined ? listForms(word) : [String(value)],
      isConsumed: false,
      isName: false,
      isText: false,
      ...(value !== undefined && { value }),
    });
  };
  for (const match of text.matchAll(TOKEN)) {
    const [matchedText, digits, letters = ''] = match;
    const end = match.index + matchedText.length;
    const isNumber = digits !== undefined && (letters === '' || UNITS.has(letters.toLowerCase()));
    if (!isNumber) {
      push(match.index, end);
      continue;
    }
    const numberEnd = match.index + digits.length;
    push(match.index, numberEnd, toNumber(digits));
    if (letters) push(numberEnd, end);
  }
  return tokens;
}

export function consume(tokens: readonly Token[], position: number, length: number): void {
  for (const token of tokens.slice(position, position + length)) token.isConsumed = true;
}
