import { foldDigits } from './digits.ts';

/** Separators between the digits of a number, invisible ones included. */
const GAP = String.raw`[\s\-‐-―_.()\/\u200e\u200f\u061c]{0,3}`;
const digits = (count: number) => String.raw`(?:${GAP}\d){${count}}`;
const MOBILE = String.raw`(?:\+?(?:0${GAP}0${GAP})?2${GAP}0${GAP}|0${GAP})1${GAP}[0125]${digits(8)}`;
const LANDLINE = `0${GAP}(?:[23]${digits(8)}|[2-9]${digits(7)})`;
const PHONE = new RegExp(String.raw`(?<!\d)(?:${MOBILE}|${LANDLINE})(?!\d)`, 'g');

/**
 * Finds Egyptian phone numbers in a text, in digits of any script, with spaces or dashes between them: to alert a human
 * reader, not to reject the text.
 */
export const findPhones = (text: string): { start: number; end: number }[] =>
  [...foldDigits(text).matchAll(PHONE)].map(({ index, 0: phone }) => ({ start: index, end: index + phone.length }));
