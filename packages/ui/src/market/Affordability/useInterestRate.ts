import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankRates, findRate } from '../PaymentCalculator/findRate.ts';

/** Interest rate: the configured one for the term until the user types another, with its source in words. */
export function useInterestRate(rates: BankRates, years: number | null) {
  const { t } = useTranslation();
  const [typedRate, setTypedRate] = useState<number | null>();
  const configuredRate = findRate(rates, years ?? 1);
  const rate = typedRate === undefined ? (configuredRate ?? null) : typedRate;
  const isConfigured = configuredRate !== undefined && typedRate === undefined;
  const hint = isConfigured
    ? t('advice:rateSet', { years: t('market:plan.years', { count: years ?? 1 }) })
    : t('advice:rateAsk');
  return { rate, setRate: setTypedRate, hint };
}
