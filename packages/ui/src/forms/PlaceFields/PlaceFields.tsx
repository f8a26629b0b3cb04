import styled from '@emotion/styled';
import type { Governorate } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../AutocompleteField/AutocompleteField.tsx';
import { pairStyles } from '../Field/pairStyles.ts';
import { findPlaces, type Place } from './findPlaces.ts';

export interface PlaceChoice {
  gover?: number;
  city?: number;
}

export interface PlaceFieldsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  governorates: readonly Governorate[];
  value: PlaceChoice;
  /** Changing the governorate clears the city (specification, section 4). */
  onChange(value: PlaceChoice): void;
  errors?: { gover?: string; city?: string };
  loading?: boolean;
  ids?: { gover?: string; city?: string };
}

const Root = styled('fieldset')(pairStyles);
const MAX_OPTIONS = 60;
const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), text: name });
const toId = (value: string | null) => (value === null ? undefined : Number(value));
const toValue = (id: number | undefined) => (id === undefined ? null : String(id));

export function PlaceFields({
  governorates,
  value,
  onChange,
  errors = {},
  loading,
  ids = {},
  ...fieldset
}: PlaceFieldsProps) {
  const { t } = useTranslation();
  const chosenGovernorate = governorates.find(({ id }) => id === value.gover);
  const createFinder = (kind: Place['kind']) => (typedText: string) =>
    findPlaces(governorates, typedText, {
      kind,
      governorateId: kind === 'city' ? value.gover : undefined,
      limit: MAX_OPTIONS,
    }).map(toOption);
  return (
    <Root {...fieldset}>
      <legend className="visually-hidden">{t('search:label.place')}</legend>
      <div className="pair">
        <AutocompleteField
          id={ids.gover}
          label={t('search:label.gover')}
          name="gover"
          placeholder={t('forms:select.governorate')}
          options={governorates.map(toOption)}
          find={createFinder('gover')}
          value={toValue(value.gover)}
          error={errors.gover}
          loading={loading}
          onChange={(gover) => {
            if (toId(gover) !== value.gover) onChange({ gover: toId(gover) });
          }}
        />
        <AutocompleteField
          id={ids.city}
          label={t('search:label.city')}
          name="city"
          placeholder={t('forms:select.city')}
          dependencyHint={chosenGovernorate ? undefined : t('forms:select.governorateFirst')}
          options={chosenGovernorate?.cities.map(toOption) ?? []}
          find={createFinder('city')}
          value={toValue(value.city)}
          error={chosenGovernorate && errors.city}
          onChange={(city) => onChange({ ...value, city: toId(city) })}
        />
      </div>
    </Root>
  );
}
