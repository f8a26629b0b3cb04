import type { Ranking } from '@mashrabiya/contract';

/** Ads of each rank that a new account may post before it buys a plan. */
export const DEFAULT_TRIAL: Readonly<Record<Ranking, number>> = { 1: 3, 2: 1, 3: 1 };

/** Parses the setting `basic,elite,superior`; the default if it is invalid. */
export function parseFreeTrial(text: string | undefined): Readonly<Record<Ranking, number>> {
  const counts = (text ?? '').split(',').map(Number);
  const [basic = 0, elite = 0, superior = 0] = counts;
  const isValid =
    text !== undefined && counts.length === 3 && counts.every((count) => Number.isInteger(count) && count >= 0);
  return isValid ? { 1: basic, 2: elite, 3: superior } : DEFAULT_TRIAL;
}
