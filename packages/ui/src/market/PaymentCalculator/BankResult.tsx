import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import type { BankPlan } from './arithmetic.ts';
import { Figures } from './Figures.tsx';

interface BankResultProps {
  plan: BankPlan;
  /** Per cent per year. */
  rate: number;
}

/** Bank loan: monthly payment, amount, total interest. */
export function BankResult({ plan, rate }: BankResultProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const monthly = number(rate / 12, 3);
  const { loan, months } = plan;
  return (
    <Figures
      figures={[
        { name: t('market:plan.monthly'), amount: plan.monthly },
        { name: t('market:plan.loan'), amount: loan },
        { name: t('market:plan.interest'), amount: plan.interest },
        { name: t('market:plan.total'), amount: plan.total },
      ]}
      steps={[
        {
          words: t('market:plan.howBank', { rate: monthly }),
          sum: `${number(loan)} × ${monthly}% ÷ (1 − (1 + ${monthly}%)^−${months}) = ${number(plan.monthly)}`,
        },
        {
          words: t('market:plan.howInterest'),
          sum: `${number(plan.monthly)} × ${months} − ${number(loan)} = ${number(plan.interest)}`,
        },
      ]}
    />
  );
}
