import { type Piastres, toPounds } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';

const DECIMALS = 2;

/** Pounds with two decimals: `526.32`, `100.00`. */
export function formatExactPounds(money: Piastres, language: Language): string {
  const [, decimalPlaces = ''] = toPounds(money).toFixed(DECIMALS).split('.');
  return `${formatNumber(Math.floor(toPounds(money)), language)}.${decimalPlaces}`;
}

/** Pounds without decimals if whole: `600`, `526.32`. */
export const formatPounds = (money: Piastres, language: Language): string =>
  Number.isInteger(toPounds(money)) ? formatNumber(toPounds(money), language) : formatExactPounds(money, language);

/** Negative amount, isolated as left-to-right so that the minus stays before the number. */
export const formatNegative = (amount: string): string => `\u2066\u2212${amount}\u2069`;
