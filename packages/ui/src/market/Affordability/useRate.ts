import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankRates, rateFor } from '../PaymentCalculator/rateFor.ts';

/** A bank's rate: the site's for so many years until one types another, and where it comes from in words. */
export function useRate(rates: BankRates, years: number | null) {
  const { t } = useTranslation();
  const [typed, setRate] = useState<number | null>();
  const known = rateFor(rates, years ?? 1);
  const rate = typed === undefined ? (known ?? null) : typed;
  const isTheSites = known !== undefined && typed === undefined;
  const hint = isTheSites
    ? t('advice:rateSet', { years: t('market:plan.years', { count: years ?? 1 }) })
    : t('advice:rateAsk');
  return { rate, setRate, hint };
}
