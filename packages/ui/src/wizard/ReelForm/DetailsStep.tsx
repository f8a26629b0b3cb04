import { type Governorate, PAYMENT_METHODS, REEL_ACTIONS, REEL_RANKINGS } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { PlaceFields } from '../../forms/PlaceFields/PlaceFields.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { SelectField, type SelectOption } from '../../forms/SelectField/SelectField.tsx';
import type { ReelPartProps, ReelValues } from './reelValues.ts';

export interface DetailsStepProps extends ReelPartProps {
  governorates: readonly Governorate[];
  /** Properties of the owner, by id and title; empty while loading. */
  properties: readonly ReelProperty[];
}

export interface ReelProperty extends SelectOption {
  /** Facts that the reel copies from the property. */
  facts: Pick<ReelValues, 'gover' | 'city' | 'action' | 'price' | 'selltype'>;
}

const ACTION_TEXT = { sell: 'vocabulary:action.forsell', rent: 'vocabulary:action.forrent' } as const;

/** Third tab: place, price, terms, and ranking. */
export function DetailsStep({ form, governorates, properties }: DetailsStepProps) {
  const { t } = useTranslation();
  const { gover, city } = form.values;
  const propertyField = form.field('property_id');
  const action = form.field('action');
  const selltype = form.field('selltype');
  const ranking = form.field('ranking');
  const getFacts = (id: string) => properties.find(({ value }) => value === id)?.facts;
  return (
    <>
      <SelectField
        id={propertyField.id}
        name={propertyField.name}
        label={t('wizard:reel.home')}
        placeholder={t('wizard:reel.chooseHome')}
        {...(properties.length === 0 && { dependencyHint: t('wizard:reel.noHome') })}
        options={properties}
        value={propertyField.value ?? ''}
        error={propertyField.error}
        onBlur={propertyField.onBlur}
        onChange={(propertyId) => form.change({ property_id: propertyId || null, ...getFacts(propertyId) })}
      />
      <PlaceFields
        governorates={governorates}
        loading={governorates.length === 0}
        value={{ gover: gover ?? undefined, city: city ?? undefined }}
        errors={{ gover: form.getError('gover'), city: form.getError('city') }}
        onChange={(place) => form.change({ gover: place.gover ?? null, city: place.city ?? null })}
      />
      <RadioCards
        id={action.id}
        name={action.name}
        legend={t('search:label.action')}
        choices={REEL_ACTIONS.map((value) => ({ value, text: t(ACTION_TEXT[value]) }))}
        value={action.value}
        error={action.error}
        onChange={(chosenValue) => action.onChange(REEL_ACTIONS.find((candidate) => candidate === chosenValue) ?? null)}
      />
      <MoneyField {...form.field('price')} label={t('search:label.price')} />
      <RadioCards
        id={selltype.id}
        name={selltype.name}
        legend={t('search:label.payment')}
        choices={PAYMENT_METHODS.map((value) => ({
          value,
          text: t(`vocabulary:payment.${value}`),
          detail: t(`forms:fields.${value}Hint`),
        }))}
        value={selltype.value}
        error={selltype.error}
        onChange={(chosenValue) =>
          selltype.onChange(PAYMENT_METHODS.find((candidate) => candidate === chosenValue) ?? null)
        }
      />
      <RadioCards
        id={ranking.id}
        name={ranking.name}
        legend={t('wizard:reel.ranking')}
        choices={REEL_RANKINGS.map((value) => ({
          value,
          text: t(`wizard:reel.rankingName.${value}`),
          detail: t(`wizard:reel.rankingText.${value}`),
        }))}
        value={ranking.value}
        error={ranking.error}
        onChange={(chosenValue) =>
          ranking.onChange(REEL_RANKINGS.find((candidate) => candidate === chosenValue) ?? null)
        }
      />
    </>
  );
}
