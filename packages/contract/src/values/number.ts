import { foldDigits } from './digits.ts';

const PLAIN_NUMBER = /^-?\d*(?:\.\d+|\d)$/;
const GROUPED_NUMBER = /^-?\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;

/**
 * Parses a number: digits of any script, with or without thousands separators and decimals (`1,234.5`, `١٬٢٣٤٫٥`). Null
 * for anything else.
 */
export function parseNumber(text: string): number | null {
  const foldedText = foldDigits(text)
    .trim()
    .replaceAll('،', ',')
    .replace(/[\u00a0\u202f]/g, ' ');
  return PLAIN_NUMBER.test(foldedText) || GROUPED_NUMBER.test(foldedText)
    ? Number(foldedText.replace(/[, ]/g, ''))
    : null;
}
