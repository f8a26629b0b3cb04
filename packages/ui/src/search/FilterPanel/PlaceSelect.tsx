import { type Governorate, MAX_CHOICES } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionDetail } from '../../forms/AutocompleteField/OptionDetail.tsx';
import { findPlaces, type Place } from '../../forms/PlaceFields/findPlaces.ts';
import { useLocale } from '../../foundation/useLocale.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import type { Counts } from './choiceGroups.tsx';

interface PlaceSelectProps {
  /** Field of the form. */
  name: 'gover' | 'city';
  label: string;
  /** Stands in the empty field: "All governorates". */
  all: string;
  governorates: readonly Governorate[];
  /** Only cities of this governorate. */
  within?: number | undefined;
  /** Ids; at most one unless `several`. */
  chosen: number[];
  several?: boolean;
  counts: Counts;
  counting: boolean;
  onChoose(chosen: number[]): void;
}

/** Enough for any governorate's cities; among all of Egypt's, typing narrows them. */
const MOST = 60;

/** One place out of many, or several, found by typing a name in either language. */
export function PlaceSelect({
  name,
  label,
  all,
  governorates,
  within,
  chosen,
  several = false,
  counts,
  counting,
  onChoose,
}: PlaceSelectProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const find = (typed: string, most = MOST) => findPlaces(governorates, typed, { kind: name, within, most });
  const names = namesOf(governorates, name, chosen);
  // The same list as long as its places are: another one would take away what is being typed.
  const known = names.length === chosen.length ? chosen : names.map(({ id }) => id);
  const shownName = several ? '' : (names[0]?.name ?? '');
  const countOf = (place: Place) => counts && (counts[String(place.id)] ?? 0);

  return (
    <>
      {chosen.map((one) => (
        <input key={one} type="hidden" name={name} value={one} />
      ))}
      <Autocomplete<Place, boolean, boolean, false, 'div', number>
        className="place"
        // Inside its panel, and above what lies there.
        disablePortal
        multiple={several}
        options={find('', Number.POSITIVE_INFINITY)}
        value={several ? known : (known[0] ?? null)}
        getOptionLabel={(place) => place.name}
        getOptionKey={(place) => place.key}
        getOptionValue={(place) => place.id}
        getOptionDisabled={(place) => !counting && countOf(place) === 0}
        filterOptions={(left, { inputValue }) =>
          find(inputValue).filter(({ key }) => left.some((one) => one.key === key))
        }
        filterSelectedOptions={several}
        // What is chosen of several stands below.
        renderValue={several ? () => null : undefined}
        disableClearable={several}
        forcePopupIcon={shownName === ''}
        autoHighlight={typing}
        handleHomeEndKeys={false}
        clearText={t('finding:removeFilter', { text: shownName })}
        noOptionsText={t('finding:noPlace')}
        onInputChange={(_, text, reason) => setTyping(reason === 'input' && text !== '')}
        onChange={(event, next, reason) => {
          // Emptied by typing: another may follow.
          if (reason === 'clear' && event.type !== 'click') return;
          const ids = Array.isArray(next) ? next : next === null ? [] : [next];
          onChoose(ids.slice(-MAX_CHOICES));
        }}
        renderOption={({ key, ...option }, place) => {
          const count = countOf(place);
          return (
            <li key={key} {...option}>
              <span>{place.name}</span>
              {place.within && within === undefined && <OptionDetail>{place.within.name}</OptionDetail>}
              {count !== undefined && <OptionDetail className="tabular">{formatNumber(count, language)}</OptionDetail>}
            </li>
          );
        }}
        renderInput={(params) => <TextField {...params} label={label} placeholder={all} inputRef={field} />}
      />
      {several && (
        <ChosenPlaces
          places={names}
          onRemove={(gone) => {
            onChoose(chosen.filter((one) => one !== gone));
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Places that are not known yet have no name to show; their ids stay chosen. */
function namesOf(governorates: readonly Governorate[], kind: 'gover' | 'city', chosen: readonly number[]) {
  const places = kind === 'gover' ? governorates : governorates.flatMap(({ cities }) => cities);
  return places.filter((place) => chosen.includes(place.id));
}
