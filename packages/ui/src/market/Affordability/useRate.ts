import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankRates, rateFor } from '../PaymentCalculator/rateFor.ts';

/** Interest rate: the configured one for the term until the user types another, with its source in words. */
export function useRate(rates: BankRates, years: number | null) {
  const { t } = useTranslation();
  const [typed, setRate] = useState<number | null>();
  const configuredRate = rateFor(rates, years ?? 1);
  const rate = typed === undefined ? (configuredRate ?? null) : typed;
  const isConfigured = configuredRate !== undefined && typed === undefined;
  const hint = isConfigured
    ? t('advice:rateSet', { years: t('market:plan.years', { count: years ?? 1 }) })
    : t('advice:rateAsk');
  return { rate, setRate, hint };
}
