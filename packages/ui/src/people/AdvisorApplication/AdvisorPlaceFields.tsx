import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../forms/AutocompleteField/AutocompleteField.tsx';
import type { ApplicationPartProps } from './application.ts';
import { ChipsField } from './ChipsField.tsx';

export interface AdvisorPlace {
  id: number;
  name: string;
}

export interface AdvisorPlaceFieldsProps extends ApplicationPartProps {
  cities: readonly AdvisorPlace[];
  /** Areas of the chosen city; empty while loading or without a city. */
  areas: readonly AdvisorPlace[];
  /** Changing the city clears the areas. */
  onCityChange(city: number | null): void;
}

const toOption = ({ id, name }: AdvisorPlace) => ({ value: String(id), text: name });

export function AdvisorPlaceFields({ form, disabled, cities, areas, onCityChange }: AdvisorPlaceFieldsProps) {
  const { t } = useTranslation();
  const city = form.field('city');
  const places = form.field('places');
  return (
    <fieldset disabled={disabled}>
      <legend>{t('people:apply.where')}</legend>
      <div className="pair">
        <AutocompleteField
          {...city}
          value={city.value === null ? null : String(city.value)}
          label={t('people:apply.city')}
          placeholder={t('people:apply.cityPlaceholder')}
          {...(cities.length === 0 && { dependencyHint: t('people:apply.cityPlaceholder') })}
          options={cities.map(toOption)}
          onChange={(id) => onCityChange(id === null ? null : Number(id))}
        />
      </div>
      <ChipsField
        multiple
        id={places.id}
        name="places"
        legend={t('people:apply.places')}
        hint={t(city.value === null ? 'people:apply.placesAfterCity' : 'people:apply.placesHint')}
        choices={city.value === null ? [] : areas.map(toOption)}
        value={places.value.map(String)}
        error={places.error}
        onChange={(ids) => places.onChange(ids.map(Number))}
      />
    </fieldset>
  );
}
