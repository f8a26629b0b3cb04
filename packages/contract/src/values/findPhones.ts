import { foldDigits } from './digits.ts';

/** Separators between the digits of a number, invisible ones included. */
const GAP_PATTERN = String.raw`[\s\-‐-―_.()\/\u200e\u200f\u061c]{0,3}`;
const buildDigitsPattern = (count: number) => String.raw`(?:${GAP_PATTERN}\d){${count}}`;
const MOBILE = String.raw`(?:\+?(?:0${GAP_PATTERN}0${GAP_PATTERN})?2${GAP_PATTERN}0${GAP_PATTERN}|0${GAP_PATTERN})1${GAP_PATTERN}[0125]${buildDigitsPattern(8)}`;
const LANDLINE = `0${GAP_PATTERN}(?:[23]${buildDigitsPattern(8)}|[2-9]${buildDigitsPattern(7)})`;
const PHONE = new RegExp(String.raw`(?<!\d)(?:${MOBILE}|${LANDLINE})(?!\d)`, 'g');

/**
 * Finds Egyptian phone numbers in a text, in digits of any script, with spaces or dashes between them: to alert a human
 * reader, not to reject the text.
 */
export const findPhones = (text: string): { start: number; end: number }[] =>
  [...foldDigits(text).matchAll(PHONE)].map(({ index, 0: phone }) => ({ start: index, end: index + phone.length }));
