import { type Governorate, MAX_CHOICES } from '@mashrabiya/contract';
import { formatEstimate, formatNumber } from '@mashrabiya/i18n';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionDetail } from '../../forms/AutocompleteField/OptionDetail.tsx';
import { findPlaces, type Place } from '../../forms/PlaceFields/findPlaces.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { type Counts, getCount } from './choiceGroups.tsx';

interface PlaceSelectProps {
  name: 'gover' | 'city';
  label: string;
  /** Placeholder such as "All governorates". */
  allLabel: string;
  governorates: readonly Governorate[];
  governorateId?: number | undefined;
  /** At most one id unless `multiple`. */
  value: number[];
  multiple?: boolean;
  counts: Counts;
  areCountsEstimated: boolean;
  counting: boolean;
  onChange(value: number[]): void;
}

/** Enough for the cities of any governorate; typing narrows a search in all of Egypt. */
const MAX_OPTIONS = 60;

/** Combobox for one or several places, found by name in either language. */
export function PlaceSelect({
  name,
  label,
  allLabel,
  governorates,
  governorateId,
  value,
  multiple = false,
  counts,
  areCountsEstimated,
  counting,
  onChange,
}: PlaceSelectProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const find = (typedText: string, limit = MAX_OPTIONS) =>
    findPlaces(governorates, typedText, { kind: name, governorateId, limit });
  const names = findChosenPlaces(governorates, name, value);
  // Same array while the places are unchanged: a new one would discard the typed text.
  const knownIds = names.length === value.length ? value : names.map(({ id }) => id);
  const shownName = multiple ? '' : (names[0]?.name ?? '');
  const countListings = (place: Place) => getCount(counts, String(place.id), areCountsEstimated);
  const formatCount = areCountsEstimated ? formatEstimate : formatNumber;

  return (
    <>
      {value.map((chosenId) => (
        <input key={chosenId} type="hidden" name={name} value={chosenId} />
      ))}
      <Autocomplete<Place, boolean, boolean, false, 'div', number>
        className="place"
        // Inside the panel, so that it is above the panel's content.
        disablePortal
        multiple={multiple}
        options={find('', Number.POSITIVE_INFINITY)}
        value={multiple ? knownIds : (knownIds[0] ?? null)}
        getOptionLabel={(place) => place.name}
        getOptionKey={(place) => place.key}
        getOptionValue={(place) => place.id}
        getOptionDisabled={(place) => !counting && countListings(place) === 0}
        filterOptions={(left, { inputValue }) =>
          find(inputValue).filter(({ key }) => left.some((remainingOption) => remainingOption.key === key))
        }
        filterSelectedOptions={multiple}
        renderValue={multiple ? () => null : undefined}
        disableClearable={multiple}
        forcePopupIcon={shownName === ''}
        autoHighlight={typing}
        handleHomeEndKeys={false}
        clearText={t('search:removeFilter', { text: shownName })}
        noOptionsText={t('search:noPlace')}
        onInputChange={(_, text, reason) => setTyping(reason === 'input' && text !== '')}
        onChange={(event, next, reason) => {
          // Ignore clearing by typing: another choice may follow.
          if (reason === 'clear' && event.type !== 'click') return;
          const ids = Array.isArray(next) ? next : next === null ? [] : [next];
          onChange(ids.slice(-MAX_CHOICES));
        }}
        renderOption={({ key, ...option }, place) => {
          const count = countListings(place);
          return (
            <li key={key} {...option}>
              <span>{place.name}</span>
              {place.governorate && governorateId === undefined && (
                <OptionDetail>{place.governorate.name}</OptionDetail>
              )}
              {count !== undefined && <OptionDetail className="tabular">{formatCount(count, language)}</OptionDetail>}
            </li>
          );
        }}
        renderInput={(params) => <TextField {...params} label={label} placeholder={allLabel} inputRef={field} />}
      />
      {multiple && (
        <ChosenPlaces
          places={names}
          onRemove={(removedId) => {
            onChange(value.filter((chosenId) => chosenId !== removedId));
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Ids without a loaded place have no name yet, but stay chosen. */
function findChosenPlaces(governorates: readonly Governorate[], kind: 'gover' | 'city', ids: readonly number[]) {
  const places = kind === 'gover' ? governorates : governorates.flatMap(({ cities }) => cities);
  return places.filter((place) => ids.includes(place.id));
}
