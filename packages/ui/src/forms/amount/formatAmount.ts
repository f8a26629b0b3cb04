import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

const AMOUNT_UNITS = [
  [1_000_000_000, 'search:billion'],
  [1_000_000, 'search:million'],
  [1_000, 'search:thousand'],
] as const;

/**
 * Shortest exact form: `4.85m` and «4.85 مليون», `350k` and «350 ألف». Written in full if it needs more than three
 * decimals.
 */
export function formatAmount(amount: number, language: Language, t: TFunction): string {
  for (const [step, key] of AMOUNT_UNITS) {
    if (amount < step) continue;
    const amountInUnits = amount / step;
    if (Number.isInteger(amountInUnits * 1_000)) return t(key, { amount: formatNumber(amountInUnits, language, 3) });
    break;
  }
  return formatNumber(amount, language);
}
