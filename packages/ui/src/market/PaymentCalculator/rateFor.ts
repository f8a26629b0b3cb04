import type { Configuration } from '@mashrabiya/contract';

export type BankRates = Configuration['bankrates'];

/** The rate for so many years: that of the shortest loan that is long enough, or of the longest. None without rates. */
export function rateFor(rates: BankRates, years: number): number | undefined {
  const byYears = [...rates].sort((a, b) => a.years - b.years);
  return (byYears.find((one) => one.years >= years) ?? byYears.at(-1))?.rate;
}
