import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

const STEPS = [
  [1_000_000_000, 'finding:billion'],
  [1_000_000, 'finding:million'],
  [1_000, 'finding:thousand'],
] as const;

/**
 * An amount in the fewest signs that lose nothing: `4.85m` and «4.85 مليون», `350k` and «350 ألف». One that does not
 * fit in three decimals of its step is written out.
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
