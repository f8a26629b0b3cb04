import { foldDigits } from './digits.ts';

const PLAIN = /^-?\d*(?:\.\d+|\d)$/;
const GROUPED = /^-?\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;

/**
 * Parses a number: digits of any script, with or without thousands separators and decimals (`1,234.5`, `١٬٢٣٤٫٥`). Null
 * for anything else.
 */
export function parseNumber(text: string): number | null {
  const folded = foldDigits(text)
    .trim()
    .replaceAll('،', ',')
    .replace(/[\u00a0\u202f]/g, ' ');
  return PLAIN.test(folded) || GROUPED.test(folded) ? Number(folded.replace(/[, ]/g, '')) : null;
}
