import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

const STEPS = [
  [1_000_000_000, 'search:billion'],
  [1_000_000, 'search:million'],
  [1_000, 'search:thousand'],
] as const;

/**
 * Shortest exact form: `4.85m` and «4.85 مليون», `350k` and «350 ألف». Written in full if it needs more than three
 * decimals.
 */
export function formatAmount(amount: number, language: Language, t: TFunction): string {
  for (const [step, key] of STEPS) {
    if (amount < step) continue;
    const inSteps = amount / step;
    if (Number.isInteger(inSteps * 1_000)) return t(key, { amount: formatNumber(inSteps, language, 3) });
    break;
  }
  return formatNumber(amount, language);
}
