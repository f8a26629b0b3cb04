import type { Configuration, Payment } from '@mashrabiya/contract';
import { useState } from 'react';

export type BankRates = Configuration['bankrates'];
export type Mode = 'seller' | 'bank';

/** What banks in Egypt commonly ask to be paid at once. */
const BANK_DOWN = 0.2;
/** A return to compare with where the site names no rates. */
const USUAL_RATE = 20;

/** The rate for so many years: that of the shortest loan that is long enough, or of the longest. */
const rateFor = (rates: BankRates, years: number) =>
  ([...rates].sort((a, b) => a.years - b.years).find((one) => one.years >= years) ?? rates.at(-1))?.rate;

/** What somebody wants to work out: begins with the seller's own terms, and keeps each way's answers apart. */
export function useWish({ price, payment, advance, up_to_years }: Payment, rates: BankRates) {
  const inParts = payment === 'installment' && up_to_years !== null && up_to_years > 0;
  const years = inParts ? up_to_years : 1;
  const [mode, setMode] = useState<Mode>(inParts ? 'seller' : 'bank');
  const [seller, setSeller] = useState<{ down: number | null; years: number | null; rate: number | null }>({
    down: advance ?? 0,
    years,
    rate: rateFor(rates, years) ?? USUAL_RATE,
  });
  const [bank, setBank] = useState<{ down: number | null; years: number | null }>({
    down: Math.round((price ?? 0) * BANK_DOWN),
    years: rates[0]?.years ?? null,
  });
  const chosen = rates.find((one) => one.years === bank.years);
  return { mode, setMode, inParts, seller, setSeller, bank: { ...bank, rate: chosen?.rate ?? null }, setBank };
}
