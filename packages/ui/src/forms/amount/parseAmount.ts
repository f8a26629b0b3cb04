import { PRICE_MAX } from '@mashrabiya/contract';
import { foldText } from '@mashrabiya/i18n';

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** Unit words after `foldText`. */
const UNIT_FACTORS: Record<string, number> = {
  k: THOUSAND,
  thousand: THOUSAND,
  الف: THOUSAND,
  الاف: THOUSAND,
  ك: THOUSAND,
  m: MILLION,
  mn: MILLION,
  mil: MILLION,
  million: MILLION,
  millions: MILLION,
  مليون: MILLION,
  ملايين: MILLION,
  م: MILLION,
  bn: BILLION,
  billion: BILLION,
  مليار: BILLION,
};
const DUAL_FORMS: Record<string, number> = { الفين: THOUSAND, الفان: THOUSAND, مليونين: MILLION, مليونان: MILLION };
const FRACTIONS: Record<string, number> = { half: 0.5, نص: 0.5, نصف: 0.5, ربع: 0.25, quarter: 0.25 };

/** Ignored beside an amount: currency, "and", area units. */
const IGNORED_WORDS = /\b(?:egp|l\.?e\.?|pounds?|and|m2|sqm)\b|\+|م2|ج\.?م\.?|جنيها|جنيه|متر مربع|متر/g;

interface Token {
  number?: number;
  unit?: number;
  fraction?: number;
}

/**
 * Reads `1,200,000`, `1.200.000`, `1 200 000`, `1,5`, `2.5`. A single group of three after a dot means thousands unless
 * a unit follows.
 */
function readNumber(text: string, isBeforeUnit: boolean): number | null {
  const textWithoutSpaces = text.replace(/\s/g, '');
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(textWithoutSpaces)) return Number(textWithoutSpaces.replaceAll(',', ''));
  if (
    /^\d{1,3}(\.\d{3}){2,}$/.test(textWithoutSpaces) ||
    (!isBeforeUnit && /^\d{1,3}\.\d{3}$/.test(textWithoutSpaces))
  ) {
    return Number(textWithoutSpaces.replaceAll('.', ''));
  }
  if (/^\d+(\.\d*)?$/.test(textWithoutSpaces)) return Number(textWithoutSpaces);
  return /^\d+,\d{1,2}$/.test(textWithoutSpaces) ? Number(textWithoutSpaces.replace(',', '.')) : null;
}

function readWord(word: string): Token[] | null {
  const stem = Object.hasOwn(UNIT_FACTORS, word) || word.length < 3 ? word : word.replace(/^و/, '');
  if (stem === 'و') return [];
  if (Object.hasOwn(UNIT_FACTORS, stem)) return [{ unit: UNIT_FACTORS[stem] }];
  if (Object.hasOwn(DUAL_FORMS, stem)) return [{ number: 2 }, { unit: DUAL_FORMS[stem] }];
  if (Object.hasOwn(FRACTIONS, stem)) return [{ fraction: FRACTIONS[stem] }];
  return null;
}

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  const pieces = text.match(/\d[\d.,]*(?: \d{3}(?!\d))*|\p{L}+|\S/gu) ?? [];
  for (const [index, piece] of pieces.entries()) {
    if (/^[kmكم]$/.test(piece) && tokens.length === 0) return null;
    if (/^\d/.test(piece)) {
      const nextTokens = readWord(pieces[index + 1] ?? '');
      const number = readNumber(piece, nextTokens?.[0]?.unit !== undefined);
      if (number === null) return null;
      tokens.push({ number });
    } else {
      const word = readWord(piece);
      if (!word) return null;
      tokens.push(...word);
    }
  }
  return tokens;
}

/** Adds "2 million and 500 thousand" or "a million and a half"; units must decrease. */
function sumTokens(tokens: Token[]): number | null {
  let total = 0;
  let pendingNumber: number | null = null;
  let lastUnit = Number.POSITIVE_INFINITY;
  for (const [index, { number, unit, fraction }] of tokens.entries()) {
    if (number !== undefined) {
      if (pendingNumber !== null) return null;
      pendingNumber = number;
    } else if (fraction !== undefined) {
      const isAloneAfterUnit =
        pendingNumber === null && Number.isFinite(lastUnit) && tokens[index + 1]?.unit === undefined;
      if (isAloneAfterUnit) total += fraction * lastUnit;
      else pendingNumber = (pendingNumber ?? 0) + fraction;
    } else if (unit !== undefined) {
      if (unit >= lastUnit) return null;
      total += (pendingNumber ?? 1) * unit;
      pendingNumber = null;
      lastUnit = unit;
    }
  }
  if (pendingNumber === null) return total;
  return pendingNumber < lastUnit ? total + pendingNumber : null;
}

/** Removes the floating-point error of multiplying a decimal by a unit. */
function removeFloatError(amount: number): number {
  const wholeAmount = Math.round(amount);
  return Math.abs(amount - wholeAmount) <= amount * 4 * Number.EPSILON ? wholeAmount : amount;
}

/**
 * Parses an amount as typed in Egypt: `2.5m`, `350k`, `١٬٢٠٠٬٠٠٠`, `٣ مليون`, `مليون ونص`. Not rounded or limited. Null
 * when empty, invalid or negative.
 */
export function parseAmount(typedText: string): number | null {
  const text = foldText(typedText).replaceAll('،', ',').replace(IGNORED_WORDS, ' ').replace(/\s+/g, ' ').trim();
  if (!text) return null;
  const tokens = tokenize(text);
  if (!tokens?.length) return null;
  const amount = sumTokens(tokens);
  return amount === null ? null : removeFloatError(amount);
}

/** Returns the amount if the contract accepts it: whole, and not above the highest price. */
export const toWholeAmount = (amount: number | null): number | undefined =>
  amount !== null && Number.isInteger(amount) && amount <= PRICE_MAX ? amount : undefined;

/** Like `parseAmount`, for square metres: `m` and `م` mean metres, not millions. */
export const parseSize = (typedText: string): number | null =>
  parseAmount(foldText(typedText).replace(/(\d)\s*(?:m2|م2|m|م)(?=\s|$)/u, '$1'));
