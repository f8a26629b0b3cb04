import { ACTIONS, DESCRIPTION_MIN_LENGTH, hasInstallments, PAYMENT_METHODS } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../forms/DateField/DateField.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import type { PropertyPartProps } from './propertyValues.ts';

const MAX_YEARS = 30;

/** Third tab: description and price. What installments need is asked for of a sale only (specification, section 4). */
export function TermsStep({ form }: PropertyPartProps) {
  const { t } = useTranslation();
  const action = form.field('action');
  const payment = form.field('payment');
  return (
    <>
      <LongTextField
        {...form.field('description')}
        label={t('homes.detail.description')}
        minLength={DESCRIPTION_MIN_LENGTH}
      />
      <RadioCards
        id={action.id}
        name={action.name}
        legend={t('finding.label.action')}
        choices={ACTIONS.map((value) => ({ value, text: t(`vocabulary.action.${value}`) }))}
        value={action.value}
        error={action.error}
        onChange={(chosen) => action.onChange(ACTIONS.find((one) => one === chosen) ?? null)}
      />
      <MoneyField {...form.field('price')} label={t('finding.label.price')} />
      <RadioCards
        id={payment.id}
        name={payment.name}
        legend={t('finding.label.payment')}
        choices={PAYMENT_METHODS.map((value) => ({
          value,
          text: t(`vocabulary.payment.${value}`),
          detail: t(`forms.fields.${value}Hint`),
        }))}
        value={payment.value}
        error={payment.error}
        onChange={(chosen) => payment.onChange(PAYMENT_METHODS.find((one) => one === chosen) ?? null)}
      />
      {hasInstallments(form.values) && (
        <>
          <MoneyField {...form.field('advance')} label={t('wizard.home.advance')} />
          <NumberStepper {...form.field('up_to_years')} label={t('wizard.home.years')} min={1} max={MAX_YEARS} />
          <DateField {...form.field('receipt')} label={t('forms.date.receipt')} />
        </>
      )}
    </>
  );
}
