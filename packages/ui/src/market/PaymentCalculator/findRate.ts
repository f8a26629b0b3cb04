import type { Configuration } from '@mashrabiya/contract';

export type BankRates = Configuration['bankrates'];

/** Rate for a term: of the shortest loan that covers it, else of the longest. Undefined without rates. */
export function findRate(rates: BankRates, years: number): number | undefined {
  const ratesByYears = [...rates].sort((a, b) => a.years - b.years);
  return (ratesByYears.find((candidate) => candidate.years >= years) ?? ratesByYears.at(-1))?.rate;
}
