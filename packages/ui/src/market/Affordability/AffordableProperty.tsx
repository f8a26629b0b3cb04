import { formatNumber } from '@mashrabiya/i18n';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { CalculationResult } from '../PaymentCalculator/CalculationResult.tsx';
import { type Affordable, type Finances, MAX_ALL_LOANS_SHARE, MAX_LOAN_SHARE } from './affordable.ts';

interface AffordablePropertyProps {
  name: string;
  intro?: string;
  finances: Finances;
  result: Affordable;
  link: ReactNode;
}

/** Highest affordable price by one way of payment: price, limiting factor, calculation, matching properties. */
export function AffordableProperty({ name, intro, finances, result, link }: AffordablePropertyProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const formatDecimal = (value: number, digits = 0) => formatNumber(value, language, digits);
  const { income, savings, otherLoanPayments, rate, minDownPercent } = finances;
  const formattedAmounts = {
    income: formatDecimal(income ?? 0),
    savings: formatDecimal(savings ?? 0),
    loans: formatDecimal(otherLoanPayments ?? 0),
  };
  const { maxMonthlyPayment, maxLoan, price, months, bound } = result;
  const monthlyRate = `${formatDecimal((rate ?? 0) / 12, 3)}%`;
  const shares = {
    home: `${formatDecimal(MAX_LOAN_SHARE * 100)}%`,
    loans: `${formatDecimal(MAX_ALL_LOANS_SHARE * 100)}%`,
  };
  const percent = formatDecimal(minDownPercent ?? 0, 2);

  const loanStep = rate
    ? {
        text: t('advice:afford.howLoan'),
        formula: `${formatDecimal(maxMonthlyPayment)} × (1 − (1 + ${monthlyRate})^−${months}) ÷ ${monthlyRate} = ${formatDecimal(maxLoan)}`,
      }
    : {
        text: t('advice:afford.howRest'),
        formula: `${formatDecimal(maxMonthlyPayment)} × ${months} = ${formatDecimal(maxLoan)}`,
      };
  const priceStep =
    minDownPercent === 0
      ? {
          text: t('advice:afford.howPriceFree'),
          formula: `${formattedAmounts.savings} + ${formatDecimal(maxLoan)} = ${formatDecimal(price)}`,
        }
      : {
          text: t('advice:afford.howPrice'),
          formula: `min(${formattedAmounts.savings} + ${formatDecimal(maxLoan)}, ${formattedAmounts.savings} ÷ ${percent}%) = ${formatDecimal(price)}`,
        };
  const savingsStep = { text: t('advice:afford.howPriceSavings'), formula: formatDecimal(price) };
  return (
    <section className="way" aria-labelledby={titleId}>
      <h3 id={titleId}>{name}</h3>
      {intro && <p className="explanation">{intro}</p>}
      <CalculationResult
        hideEstimateNote
        figures={[
          { name: t('advice:afford.price'), amount: price },
          { name: t('advice:afford.monthly'), amount: result.monthlyPayment },
          { name: t(rate ? 'advice:afford.loan' : 'advice:afford.rest'), amount: result.loan },
        ]}
        steps={[
          {
            text: t('advice:afford.howLimit'),
            formula: `min(${formattedAmounts.income} × ${shares.home}, ${formattedAmounts.income} × ${shares.loans} − ${formattedAmounts.loans}) ${maxMonthlyPayment > 0 ? '=' : '≤'} ${formatDecimal(maxMonthlyPayment)}`,
          },
          ...(maxMonthlyPayment > 0 ? [loanStep, priceStep] : [savingsStep]),
        ]}
      >
        <p>{t(`advice:afford.bound.${bound}`, { percent })}</p>
        {price > 0 && link}
      </CalculationResult>
    </section>
  );
}
