import styled from '@emotion/styled';
import type { Filters } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import type { BankRates } from '../PaymentCalculator/findRate.ts';
import { RateField } from '../PaymentCalculator/RateField.tsx';
import { BANK_DOWN_SHARE } from '../PaymentCalculator/useCalculatorInputs.ts';
import { AffordableProperty } from './AffordableProperty.tsx';
import { adviceStyles } from './adviceStyles.ts';
import { computeAffordable, type Finances, MAX_LOAN_YEARS } from './affordable.ts';
import { useInterestRate } from './useInterestRate.ts';

/** Filters for affordable properties. */
export type BudgetFilter = Required<Pick<Filters, 'max_price'>> & Pick<Filters, 'payment'>;

export interface AffordabilityProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Interest rates of banks; without them the user types one. */
  bankRates: BankRates;
  renderLink: (filter: BudgetFilter) => ReactNode;
}

const Root = styled('section')(adviceStyles);

const INITIAL_ANSWERS: Omit<Finances, 'rate'> = {
  income: null,
  savings: null,
  otherLoanPayments: 0,
  years: 10,
  minDownPercent: BANK_DOWN_SHARE * 100,
};
/** Arbitrary round figures. */
const EXAMPLE: Finances = { ...INITIAL_ANSWERS, rate: 22, income: 40_000, savings: 800_000, otherLoanPayments: 3_000 };

/** Highest affordable price by bank loan and by developer installments, with the calculation. */
export function Affordability({ bankRates, renderLink, ...section }: AffordabilityProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [answers, setAnswers] = useState(INITIAL_ANSWERS);
  const { rate, setRate, hint } = useInterestRate(bankRates, answers.years);
  const changeAnswers = (changes: Partial<Omit<Finances, 'rate'>>) => setAnswers((now) => ({ ...now, ...changes }));
  const showExample = () => {
    setAnswers(EXAMPLE);
    if (rate === null) setRate(EXAMPLE.rate);
  };
  const finances = { ...answers, rate };
  const bankResult = computeAffordable(finances);
  const developerResult = computeAffordable({ ...finances, rate: 0 });
  return (
    <Root aria-labelledby={titleId} {...section}>
      <h2 id={titleId}>{t('advice:afford.title')}</h2>
      <p className="lead">{t('advice:afford.intro')}</p>
      <div className="fields">
        <MoneyField
          label={t('advice:afford.income')}
          hint={t('advice:afford.incomeHint')}
          value={answers.income}
          onChange={(income) => changeAnswers({ income })}
        />
        <MoneyField
          label={t('advice:afford.savings')}
          hint={t('advice:afford.savingsHint')}
          value={answers.savings}
          onChange={(savings) => changeAnswers({ savings })}
        />
        <MoneyField
          label={t('advice:afford.loans')}
          hint={t('advice:afford.loansHint')}
          value={answers.otherLoanPayments}
          onChange={(otherLoanPayments) => changeAnswers({ otherLoanPayments })}
        />
        <NumberStepper
          label={t('advice:afford.years')}
          value={answers.years}
          min={1}
          max={MAX_LOAN_YEARS}
          onChange={(years) => changeAnswers({ years })}
        />
        <RateField label={t('advice:afford.rate')} hint={hint} value={rate} onChange={setRate} />
        <RateField
          label={t('advice:afford.down')}
          hint={t('advice:afford.downHint')}
          value={answers.minDownPercent}
          onChange={(minDownPercent) => changeAnswers({ minDownPercent })}
        />
      </div>
      {developerResult ? (
        <div className="results">
          {bankResult && (
            <AffordableProperty
              name={t('advice:afford.bank')}
              finances={finances}
              result={bankResult}
              link={renderLink({ max_price: bankResult.price })}
            />
          )}
          <AffordableProperty
            name={t('advice:afford.developer')}
            intro={t('advice:afford.developerText')}
            finances={{ ...finances, rate: 0 }}
            result={developerResult}
            link={renderLink({ max_price: developerResult.price, payment: 'installment' })}
          />
        </div>
      ) : (
        <p className="waiting">
          {t('advice:afford.incomplete')}{' '}
          <Button variant="text" onClick={showExample}>
            {t('advice:example')}
          </Button>
        </p>
      )}
      <p className="source">
        <Trans t={t} i18nKey="advice:afford.source" components={{ name: <bdi /> }} />
      </p>
    </Root>
  );
}
