import styled from '@emotion/styled';
import { type AdvisorPage, PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../forms/AutocompleteField/AutocompleteField.tsx';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';

export interface AdvisorFilterValues {
  city?: number | undefined;
  area?: number | undefined;
  type?: PropertyType | undefined;
}

export interface CityChoice {
  id: number;
  name: string;
  total: number;
  /** Groups the cities. */
  governorate?: string;
  /** Name in the other language, for search. */
  also?: string;
}

export interface AdvisorFiltersProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  value: AdvisorFilterValues;
  cities: readonly CityChoice[];
  /** Areas with numbers of advisors. */
  areas: AdvisorPage['areas'];
  onChange(value: AdvisorFilterValues): void;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minInlineSize: 0,
  '& .places': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '0 16px',
    maxInlineSize: 720,
  },
});

const ALL = 'all';
const toId = (value: string | null) => (value === null ? undefined : Number(value));
const toValue = (id: number | undefined) => (id === undefined ? null : String(id));

export function AdvisorFilters({ value, cities, areas, onChange, ...div }: AdvisorFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const toOption = ({ id, name, total, governorate, also }: CityChoice) => ({
    value: String(id),
    text: name,
    ...(total > 0 && { detail: formatNumber(total, language) }),
    ...(governorate && { group: governorate }),
    ...(also && { also }),
  });
  return (
    <Root {...div}>
      <div className="places">
        <AutocompleteField
          label={t('people:filters.city')}
          placeholder={t('people:filters.anyCity')}
          options={cities.map(toOption)}
          value={toValue(value.city)}
          // Areas belong to one city, so another city clears the area.
          onChange={(id) => onChange({ type: value.type, city: toId(id) })}
        />
        <AutocompleteField
          label={t('people:filters.area')}
          placeholder={t('people:filters.anyArea')}
          options={areas.map(toOption)}
          value={toValue(value.area)}
          onChange={(id) => onChange({ ...value, area: toId(id) })}
        />
      </div>
      <ChoiceChips
        legend={t('people:filters.type')}
        hideLegend
        inline
        name="type"
        choices={[
          { value: ALL, text: t('people:filters.anyType') },
          ...PROPERTY_TYPES.map((propertyType) => ({
            value: propertyType,
            text: t(`vocabulary:type.${propertyType}`),
          })),
        ]}
        value={[value.type ?? ALL]}
        onChange={([chosenType]) =>
          onChange({ ...value, type: PROPERTY_TYPES.find((candidate) => candidate === chosenType) })
        }
      />
    </Root>
  );
}
