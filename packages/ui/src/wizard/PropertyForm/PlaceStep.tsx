import { ADDRESS_MIN_LENGTH, type Governorate } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceFields } from '../../forms/PlaceFields/PlaceFields.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { TextAdvice } from '../TextAdvice/TextAdvice.tsx';
import { LocationField, type LocationFieldProps } from './LocationField.tsx';
import type { PropertyPartProps } from './propertyValues.ts';

export interface PlaceStepProps extends PropertyPartProps {
  governorates: readonly Governorate[];
  /** Current location of the edited ad, if its link does not contain one. */
  savedPlace?: LocationFieldProps['savedPlace'];
  ideas?: ReactNode;
  baseMap?: LocationFieldProps['baseMap'];
  onLoadMap?: LocationFieldProps['onLoadMap'];
}

export function PlaceStep({ form, governorates, savedPlace, ideas, baseMap, onLoadMap }: PlaceStepProps) {
  const { t } = useTranslation();
  const { gover, city } = form.values;
  const chosenGovernorate = governorates.find(({ id }) => id === gover);
  return (
    <>
      <TextField
        {...form.field('address')}
        label={t('wizard:home.noAddress')}
        hint={t('wizard:home.addressHint', { min: ADDRESS_MIN_LENGTH })}
      />
      <TextAdvice text={form.values.address} onChange={(address) => form.change({ address })} />
      {form.values.address.trim().length < ADDRESS_MIN_LENGTH && ideas}
      <PlaceFields
        governorates={governorates}
        loading={governorates.length === 0}
        value={{ gover: gover ?? undefined, city: city ?? undefined }}
        ids={{ gover: form.getFieldId('gover'), city: form.getFieldId('city') }}
        errors={{ gover: form.getError('gover'), city: form.getError('city') }}
        onChange={(place) => form.change({ gover: place.gover ?? null, city: place.city ?? null })}
      />
      <LocationField
        field={form.field('location')}
        savedPlace={savedPlace}
        near={
          chosenGovernorate && [
            chosenGovernorate.cities.find(({ id }) => id === city)?.name ?? '',
            chosenGovernorate.name,
          ]
        }
        baseMap={baseMap}
        onLoadMap={onLoadMap}
      />
    </>
  );
}
