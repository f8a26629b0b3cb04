import { type Governorate, MAX_CHOICES } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { findPlaces, type Place } from '../combobox/findPlaces.ts';
import { useCombobox } from '../combobox/useCombobox.ts';
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
  chosen: readonly number[];
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const found = findPlaces(governorates, typed ?? '', { kind: name, within, most: MOST });
  const places = several ? found.filter((place) => !chosen.includes(place.id)) : found;
  const names = namesOf(governorates, name, chosen);
  const shownName = several ? '' : (names[0]?.name ?? '');
  const countOf = (place: Place) => counts && (counts[String(place.id)] ?? 0);

  const combobox = useCombobox({
    options: places,
    keyOf: (place) => place.key,
    isOff: (place) => !counting && countOf(place) === 0,
    pickFirst: Boolean(typed),
    onPick: (place) => onChoose(several ? [...chosen, place.id].slice(-MAX_CHOICES) : [place.id]),
    onClose: () => setTyped(null),
  });
  const remove = (gone: number) => {
    onChoose(chosen.filter((one) => one !== gone));
    field.current?.focus();
  };
  return (
    <>
      <div className="field place">
        <label className="name" htmlFor={id}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          className="control"
          placeholder={all}
          value={typed ?? shownName}
          {...combobox.inputProps}
          onClick={combobox.open}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.open();
          }}
        />
        {chosen.map((one) => (
          <input key={one} type="hidden" name={name} value={one} />
        ))}
        {shownName ? (
          <button
            type="button"
            className="empty"
            aria-label={t('finding.removeFilter', { text: shownName })}
            onClick={() => remove(chosen[0] ?? 0)}
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </button>
        ) : (
          <ChevronDown className="chevron" aria-hidden size={18} strokeWidth={1.75} />
        )}
        {combobox.shown && (
          <ul className="options" {...combobox.listProps} aria-label={label}>
            {places.map((place, index) => {
              const { key, ...option } = combobox.optionProps(place, index);
              const count = countOf(place);
              return (
                <li key={key} {...option}>
                  <span>{place.name}</span>
                  {place.within && within === undefined && <span className="within">{place.within.name}</span>}
                  {count !== undefined && <span className="count tabular">{formatNumber(count, language)}</span>}
                </li>
              );
            })}
          </ul>
        )}
        {typed && places.length === 0 && (
          <p className="none" role="status">
            {t('finding.noPlace')}
          </p>
        )}
      </div>
      {several && <ChosenPlaces places={names} onRemove={remove} />}
    </>
  );
}

/** Places that are not known yet have no name to show; their ids stay chosen. */
function namesOf(governorates: readonly Governorate[], kind: 'gover' | 'city', chosen: readonly number[]) {
  const places = kind === 'gover' ? governorates : governorates.flatMap(({ cities }) => cities);
  return places.filter((place) => chosen.includes(place.id));
}
