import { type Piastres, poundsOf } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';

const PLACES = 2;

/** Pounds with two decimals: `526.32`, `100.00`. */
export function exactPounds(money: Piastres, language: Language): string {
  const [, places = ''] = poundsOf(money).toFixed(PLACES).split('.');
  return `${formatNumber(Math.floor(poundsOf(money)), language)}.${places}`;
}

/** Pounds without decimals if whole: `600`, `526.32`. */
export const poundsText = (money: Piastres, language: Language): string =>
  Number.isInteger(poundsOf(money)) ? formatNumber(poundsOf(money), language) : exactPounds(money, language);
