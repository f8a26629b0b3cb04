import {
  ACTIONS,
  DESCRIPTION_MIN_LENGTH,
  type DeliveryDays,
  hasInstallments,
  INSTALLMENT_YEARS_MAX,
  PAYMENT_METHODS,
} from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../forms/DateField/DateField.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { TextAdvice } from '../TextAdvice/TextAdvice.tsx';
import type { PropertyPartProps } from './propertyValues.ts';

export interface TermsStepProps extends PropertyPartProps {
  days: DeliveryDays;
  /** Comparison with similar properties, below the price. */
  besidePrice?: ReactNode;
}

/** Third tab: description and price. Installment fields are for a sale only (specification, section 4). */
export function TermsStep({ form, days, besidePrice }: TermsStepProps) {
  const { t } = useTranslation();
  const action = form.field('action');
  const payment = form.field('payment');
  return (
    <>
      <LongTextField
        {...form.field('description')}
        label={t('listings:detail.description')}
        minLength={DESCRIPTION_MIN_LENGTH}
      />
      <TextAdvice text={form.values.description} onChange={(description) => form.change({ description })} />
      <RadioCards
        id={action.id}
        name={action.name}
        legend={t('search:label.action')}
        choices={ACTIONS.map((value) => ({ value, text: t(`vocabulary:action.${value}`) }))}
        value={action.value}
        error={action.error}
        onChange={(chosenValue) => action.onChange(ACTIONS.find((candidate) => candidate === chosenValue) ?? null)}
      />
      <MoneyField {...form.field('price')} label={t('search:label.price')} />
      {besidePrice}
      <RadioCards
        id={payment.id}
        name={payment.name}
        legend={t('search:label.payment')}
        choices={PAYMENT_METHODS.map((value) => ({
          value,
          text: t(`vocabulary:payment.${value}`),
          detail: t(`forms:fields.${value}Hint`),
        }))}
        value={payment.value}
        error={payment.error}
        onChange={(chosenValue) =>
          payment.onChange(PAYMENT_METHODS.find((candidate) => candidate === chosenValue) ?? null)
        }
      />
      {hasInstallments(form.values) && (
        <>
          <MoneyField {...form.field('advance')} label={t('wizard:home.advance')} />
          <NumberStepper
            {...form.field('up_to_years')}
            label={t('wizard:home.years')}
            min={1}
            max={INSTALLMENT_YEARS_MAX}
          />
          <DateField {...form.field('receipt')} label={t('forms:date.receipt')} min={days.first} max={days.last} />
        </>
      )}
    </>
  );
}
