import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { SellerPlan } from './arithmetic.ts';
import { CalculationResult } from './CalculationResult.tsx';

interface SellerResultProps {
  plan: SellerPlan;
  price: number;
  downPayment: number;
  /** Per cent per year; null while unknown. */
  rate: number | null;
}

/** Installments by the seller: monthly and quarterly payments, and their present value. */
export function SellerResult({ plan, price, downPayment, rate }: SellerResultProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatDecimal = (value: number, digits = 0) => formatNumber(value, language, digits);
  const { cashValue } = plan;
  const monthlyRate = formatDecimal((rate ?? 0) / 12, 3);
  return (
    <CalculationResult
      figures={[
        { name: t('market:plan.monthly'), amount: plan.monthlyPayment },
        { name: t('market:plan.quarterly'), amount: plan.quarterlyPayment },
        { name: t('market:plan.total'), amount: plan.total },
        ...(cashValue === null
          ? []
          : [
              {
                name: t('market:plan.cash'),
                amount: cashValue,
                note:
                  plan.discountPercent > 0
                    ? t('market:plan.cashLess', { percent: formatDecimal(plan.discountPercent) })
                    : undefined,
              },
            ]),
      ]}
      steps={[
        {
          text: t('market:plan.howMonthly'),
          formula: `(${formatDecimal(price)} − ${formatDecimal(downPayment)}) ÷ ${plan.months} = ${formatDecimal(plan.monthlyPayment)}`,
        },
        ...(cashValue === null
          ? []
          : [
              {
                text: t('market:plan.howCash', { rate: monthlyRate }),
                formula:
                  rate === 0
                    ? `${formatDecimal(downPayment)} + ${formatDecimal(plan.financedAmount)} = ${formatDecimal(cashValue)}`
                    : `${formatDecimal(downPayment)} + ${formatDecimal(plan.monthlyPayment)} × (1 − (1 + ${monthlyRate}%)^−${plan.months}) ÷ ${monthlyRate}% = ${formatDecimal(cashValue)}`,
              },
            ]),
      ]}
    />
  );
}
