import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useInterestRate } from '../Affordability/useInterestRate.ts';
import type { BankRates } from '../PaymentCalculator/findRate.ts';
import { RateField } from '../PaymentCalculator/RateField.tsx';
import { ComparedYears } from './ComparedYears.tsx';
import { compareRentAndBuy, HORIZON_YEARS, type RentOrBuyInputs } from './rentOrBuy.ts';
import { rentOrBuyStyles } from './rentOrBuyStyles.ts';

export interface RentOrBuyProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Interest rates of banks; without them the user types one. */
  bankRates: BankRates;
}

const Root = styled('section')(rentOrBuyStyles);

const INITIAL_ANSWERS: Omit<RentOrBuyInputs, 'rate'> = {
  price: null,
  downPayment: null,
  years: 10,
  rent: null,
  upkeep: 0,
  priceGrowth: null,
  rentGrowth: null,
  returns: null,
};
/** Round example figures, not a forecast. */
const EXAMPLE: RentOrBuyInputs = {
  price: 3_000_000,
  downPayment: 600_000,
  years: 10,
  rate: 22,
  rent: 15_000,
  upkeep: 30_000,
  priceGrowth: 13,
  rentGrowth: 10,
  returns: 15,
};

/** Compares renting and buying, and finds the year in which buying wins. */
export function RentOrBuy({ bankRates, ...section }: RentOrBuyProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [answers, setAnswers] = useState(INITIAL_ANSWERS);
  const { rate, setRate, hint } = useInterestRate(bankRates, answers.years);
  const changeAnswers = (changes: Partial<Omit<RentOrBuyInputs, 'rate'>>) =>
    setAnswers((now) => ({ ...now, ...changes }));
  const comparison = compareRentAndBuy({ ...answers, rate });
  const showExample = () => {
    setAnswers(EXAMPLE);
    if (rate === null) setRate(EXAMPLE.rate);
  };
  return (
    <Root aria-labelledby={titleId} {...section}>
      <h2 id={titleId}>{t('advice:rentOrBuy.title')}</h2>
      <p className="lead">{t('advice:rentOrBuy.intro')}</p>
      <div className="fields">
        <MoneyField
          label={t('advice:rentOrBuy.price')}
          value={answers.price}
          min={1}
          onChange={(price) => changeAnswers({ price })}
        />
        <MoneyField
          label={t('advice:rentOrBuy.down')}
          value={answers.downPayment}
          min={0}
          {...(answers.price !== null && { max: answers.price })}
          onChange={(downPayment) => changeAnswers({ downPayment })}
        />
        <NumberStepper
          label={t('advice:rentOrBuy.years')}
          value={answers.years}
          min={1}
          max={HORIZON_YEARS}
          onChange={(years) => changeAnswers({ years })}
        />
        <RateField label={t('advice:rentOrBuy.rate')} hint={hint} value={rate} onChange={setRate} />
        <MoneyField
          label={t('advice:rentOrBuy.rent')}
          value={answers.rent}
          onChange={(rent) => changeAnswers({ rent })}
        />
        <MoneyField
          label={t('advice:rentOrBuy.upkeep')}
          hint={t('advice:rentOrBuy.upkeepHint')}
          value={answers.upkeep}
          onChange={(upkeep) => changeAnswers({ upkeep })}
        />
        <RateField
          label={t('advice:rentOrBuy.priceGrowth')}
          hint={t('advice:rentOrBuy.growthHint')}
          value={answers.priceGrowth}
          onChange={(priceGrowth) => changeAnswers({ priceGrowth })}
        />
        <RateField
          label={t('advice:rentOrBuy.rentGrowth')}
          hint={t('advice:rentOrBuy.growthHint')}
          value={answers.rentGrowth}
          onChange={(rentGrowth) => changeAnswers({ rentGrowth })}
        />
        <RateField
          label={t('advice:rentOrBuy.returns')}
          hint={t('advice:rentOrBuy.returnsHint')}
          value={answers.returns}
          onChange={(returns) => changeAnswers({ returns })}
        />
      </div>
      {comparison ? (
        <ComparedYears comparison={comparison} down={answers.downPayment ?? 0} />
      ) : (
        <p className="waiting">
          {t('advice:rentOrBuy.incomplete')}{' '}
          <Button variant="text" onClick={showExample}>
            {t('advice:example')}
          </Button>
        </p>
      )}
      <p className="source">{t('advice:rentOrBuy.note')}</p>
    </Root>
  );
}
