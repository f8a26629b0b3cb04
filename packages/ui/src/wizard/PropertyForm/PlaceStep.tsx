import { ADDRESS_MIN_LENGTH, type Governorate } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { PlaceFields } from '../../forms/PlaceFields/PlaceFields.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { PropertyPartProps } from './propertyValues.ts';

export interface PlaceStepProps extends PropertyPartProps {
  /** In the asker's language; none while they are loading. */
  governorates: readonly Governorate[];
}

/** First tab: address and location. */
export function PlaceStep({ form, governorates }: PlaceStepProps) {
  const { t } = useTranslation();
  const { gover, city } = form.values;
  return (
    <>
      <TextField
        {...form.field('address')}
        label={t('wizard.home.noAddress')}
        hint={t('wizard.home.addressHint', { min: ADDRESS_MIN_LENGTH })}
      />
      <PlaceFields
        governorates={governorates}
        loading={governorates.length === 0}
        value={{ gover: gover ?? undefined, city: city ?? undefined }}
        errors={{ gover: form.errorOf('gover'), city: form.errorOf('city') }}
        onChange={(place) => form.change({ gover: place.gover ?? null, city: place.city ?? null })}
      />
      <TextField
        {...form.field('location')}
        type="url"
        optional
        label={t('wizard.home.location')}
        hint={t('wizard.home.locationHint')}
      />
    </>
  );
}
