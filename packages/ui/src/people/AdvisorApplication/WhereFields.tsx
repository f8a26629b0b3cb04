import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../forms/AutocompleteField/AutocompleteField.tsx';
import { ChipsField } from './ChipsField.tsx';
import type { PartProps } from './PersonFields.tsx';

/** A city, or an area of one. */
export interface AdvisorPlace {
  id: number;
  name: string;
}

export interface WhereFieldsProps extends PartProps {
  /** In the asker's language; none while they are loading. */
  cities: readonly AdvisorPlace[];
  /** The areas of the chosen city; none while there is none, or they are loading. */
  areas: readonly AdvisorPlace[];
  /** The id of a city, as the field has it. Another city empties the areas. */
  onCity(city: string | null): void;
}

const optionOf = ({ id, name }: AdvisorPlace) => ({ value: String(id), text: name });

/** Where they work. */
export function WhereFields({ application, idOf, cities, areas, onCity }: WhereFieldsProps) {
  const { t } = useTranslation();
  const { draft, change, errorOf, propsOf } = application;
  return (
    <fieldset>
      <legend>{t('people.apply.where')}</legend>
      <div className="pair">
        <AutocompleteField
          {...propsOf('city')}
          id={idOf('city')}
          label={t('people.apply.city')}
          placeholder={t('people.apply.cityPlaceholder')}
          options={cities.map(optionOf)}
          onChange={onCity}
        />
      </div>
      <ChipsField
        several
        id={idOf('places')}
        name="places"
        legend={t('people.apply.places')}
        hint={t(draft.city === null ? 'people.apply.placesAfterCity' : 'people.apply.placesHint')}
        choices={draft.city === null ? [] : areas.map(optionOf)}
        chosen={draft.places}
        error={errorOf('places')}
        onChoose={(places) => change('places', places)}
      />
    </fieldset>
  );
}
