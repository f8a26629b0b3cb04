import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { BankPlan } from './arithmetic.ts';
import { CalculationResult } from './CalculationResult.tsx';

interface BankResultProps {
  plan: BankPlan;
  /** Per cent per year. */
  rate: number;
}

/** Bank loan: monthly payment, amount, total interest. */
export function BankResult({ plan, rate }: BankResultProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatDecimal = (value: number, digits = 0) => formatNumber(value, language, digits);
  const monthlyRate = formatDecimal(rate / 12, 3);
  const { loan, months } = plan;
  return (
    <CalculationResult
      figures={[
        { name: t('market:plan.monthly'), amount: plan.monthlyPayment },
        { name: t('market:plan.loan'), amount: loan },
        { name: t('market:plan.interest'), amount: plan.interest },
        { name: t('market:plan.total'), amount: plan.total },
      ]}
      steps={[
        {
          text: t('market:plan.howBank', { rate: monthlyRate }),
          formula: `${formatDecimal(loan)} × ${monthlyRate}% ÷ (1 − (1 + ${monthlyRate}%)^−${months}) = ${formatDecimal(plan.monthlyPayment)}`,
        },
        {
          text: t('market:plan.howInterest'),
          formula: `${formatDecimal(plan.monthlyPayment)} × ${months} − ${formatDecimal(loan)} = ${formatDecimal(plan.interest)}`,
        },
      ]}
    />
  );
}
