import type { Payment } from '@mashrabiya/contract';
import { useState } from 'react';
import { type BankRates, findRate } from './findRate.ts';

export type Mode = 'seller' | 'bank';

/** Initial down payment as a share of the price: the lowest of published offers (READING.md, F2). */
export const BANK_DOWN_SHARE = 0.2;

/** Inputs of the calculator: starts with the seller's terms, and keeps separate answers for each way of payment. */
export function useCalculatorInputs({ price, payment, advance, up_to_years }: Payment, rates: BankRates) {
  const isInstallment = payment === 'installment' && up_to_years !== null && up_to_years > 0;
  const years = isInstallment ? up_to_years : 1;
  const [mode, setMode] = useState<Mode>(isInstallment ? 'seller' : 'bank');
  const [sellerInputs, setSellerInputs] = useState<{
    downPayment: number | null;
    years: number | null;
    rate: number | null;
  }>({
    downPayment: advance ?? 0,
    years,
    rate: findRate(rates, years) ?? null,
  });
  const [bankInputs, setBankInputs] = useState<{ downPayment: number | null; years: number | null }>({
    downPayment: Math.round((price ?? 0) * BANK_DOWN_SHARE),
    years: rates[0]?.years ?? null,
  });
  const chosenRate = rates.find((candidate) => candidate.years === bankInputs.years);
  return {
    mode,
    setMode,
    isInstallment,
    seller: sellerInputs,
    setSeller: setSellerInputs,
    bank: { ...bankInputs, rate: chosenRate?.rate ?? null },
    setBank: setBankInputs,
  };
}
