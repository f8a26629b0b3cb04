import { formatNumber } from '@mashrabiya/i18n';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { Figures } from '../PaymentCalculator/Figures.tsx';
import { type Affordable, type Finances, HOME_SHARE, LOANS_SHARE } from './affordable.ts';

interface AffordablePropertyProps {
  name: string;
  intro?: string;
  finances: Finances;
  result: Affordable;
  /** Link to affordable properties. */
  link: ReactNode;
}

/** Highest affordable price by one way of payment: price, limiting factor, calculation, matching properties. */
export function AffordableProperty({ name, intro, finances, result, link }: AffordablePropertyProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const title = useId();
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const { income, savings, loans, rate, down } = finances;
  const money = { income: number(income ?? 0), savings: number(savings ?? 0), loans: number(loans ?? 0) };
  const { limit, maxLoan, price, months, bound } = result;
  const monthly = `${number((rate ?? 0) / 12, 3)}%`;
  const shares = { home: `${number(HOME_SHARE * 100)}%`, loans: `${number(LOANS_SHARE * 100)}%` };
  const percent = number(down ?? 0, 2);

  const loanStep = rate
    ? {
        words: t('advice:afford.howLoan'),
        sum: `${number(limit)} × (1 − (1 + ${monthly})^−${months}) ÷ ${monthly} = ${number(maxLoan)}`,
      }
    : { words: t('advice:afford.howRest'), sum: `${number(limit)} × ${months} = ${number(maxLoan)}` };
  const priceStep =
    down === 0
      ? { words: t('advice:afford.howPriceFree'), sum: `${money.savings} + ${number(maxLoan)} = ${number(price)}` }
      : {
          words: t('advice:afford.howPrice'),
          sum: `min(${money.savings} + ${number(maxLoan)}, ${money.savings} ÷ ${percent}%) = ${number(price)}`,
        };
  const savingsStep = { words: t('advice:afford.howPriceSavings'), sum: number(price) };
  return (
    <section className="way" aria-labelledby={title}>
      <h3 id={title}>{name}</h3>
      {intro && <p className="why">{intro}</p>}
      <Figures
        quiet
        figures={[
          { name: t('advice:afford.price'), amount: price },
          { name: t('advice:afford.monthly'), amount: result.monthly },
          { name: t(rate ? 'advice:afford.loan' : 'advice:afford.rest'), amount: result.loan },
        ]}
        steps={[
          {
            words: t('advice:afford.howLimit'),
            sum: `min(${money.income} × ${shares.home}, ${money.income} × ${shares.loans} − ${money.loans}) ${limit > 0 ? '=' : '≤'} ${number(limit)}`,
          },
          ...(limit > 0 ? [loanStep, priceStep] : [savingsStep]),
        ]}
      >
        <p>{t(`advice:afford.bound.${bound}`, { percent })}</p>
        {price > 0 && link}
      </Figures>
    </section>
  );
}
