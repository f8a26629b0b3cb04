import type { Configuration } from '@mashrabiya/contract';

export type BankRates = Configuration['bankrates'];

/** Rate for a term: of the shortest loan that covers it, else of the longest. Undefined without rates. */
export function rateFor(rates: BankRates, years: number): number | undefined {
  const byYears = [...rates].sort((a, b) => a.years - b.years);
  return (byYears.find((one) => one.years >= years) ?? byYears.at(-1))?.rate;
}
