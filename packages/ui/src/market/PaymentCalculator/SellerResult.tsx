import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import type { SellerPlan } from './arithmetic.ts';
import { Figures } from './Figures.tsx';

interface SellerResultProps {
  plan: SellerPlan;
  price: number;
  down: number;
  /** Per cent per year; null while unknown. */
  rate: number | null;
}

/** Installments by the seller: monthly and quarterly payments, and their present value. */
export function SellerResult({ plan, price, down, rate }: SellerResultProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const { cash } = plan;
  const monthly = number((rate ?? 0) / 12, 3);
  return (
    <Figures
      figures={[
        { name: t('market:plan.monthly'), amount: plan.monthly },
        { name: t('market:plan.quarterly'), amount: plan.quarterly },
        { name: t('market:plan.total'), amount: plan.total },
        ...(cash === null
          ? []
          : [
              {
                name: t('market:plan.cash'),
                amount: cash,
                note:
                  plan.discountPercent > 0
                    ? t('market:plan.cashLess', { percent: number(plan.discountPercent) })
                    : undefined,
              },
            ]),
      ]}
      steps={[
        {
          words: t('market:plan.howMonthly'),
          sum: `(${number(price)} − ${number(down)}) ÷ ${plan.months} = ${number(plan.monthly)}`,
        },
        ...(cash === null
          ? []
          : [
              {
                words: t('market:plan.howCash', { rate: monthly }),
                sum:
                  rate === 0
                    ? `${number(down)} + ${number(plan.rest)} = ${number(cash)}`
                    : `${number(down)} + ${number(plan.monthly)} × (1 − (1 + ${monthly}%)^−${plan.months}) ÷ ${monthly}% = ${number(cash)}`,
              },
            ]),
      ]}
    />
  );
}
