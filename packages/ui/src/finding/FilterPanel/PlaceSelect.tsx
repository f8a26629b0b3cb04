import type { Governorate } from '@mashrabiya/contract';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findPlaces, type Place } from '../combobox/findPlaces.ts';
import { useCombobox } from '../combobox/useCombobox.ts';

interface PlaceSelectProps {
  /** Field of the form. */
  name: 'gover' | 'city';
  label: string;
  /** Stands in the empty field: "All governorates". */
  all: string;
  governorates: readonly Governorate[];
  /** Only cities of this governorate. */
  within?: number;
  chosen?: number;
  onChoose(place: Place | undefined): void;
}

/** Enough for any governorate's cities; among all of Egypt's, typing narrows them. */
const MOST = 60;

/** One place out of many, found by typing its name in either language. */
export function PlaceSelect({ name, label, all, governorates, within, chosen, onChoose }: PlaceSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const places = findPlaces(governorates, typed ?? '', { kind: name, within, most: MOST });
  const chosenName = nameOf(governorates, name, chosen);

  const combobox = useCombobox({
    options: places,
    keyOf: (place) => place.key,
    pickFirst: Boolean(typed),
    onPick: (place) => onChoose(place),
    onClose: () => setTyped(null),
  });
  return (
    <div className="field place">
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className="control"
        placeholder={all}
        value={typed ?? chosenName}
        {...combobox.inputProps}
        onClick={combobox.open}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          combobox.open();
        }}
      />
      <input type="hidden" name={name} value={chosen ?? ''} />
      {chosen === undefined ? (
        <ChevronDown className="chevron" aria-hidden size={18} strokeWidth={1.75} />
      ) : (
        <button
          type="button"
          className="empty"
          aria-label={t('finding.removeFilter', { text: chosenName })}
          onClick={() => {
            onChoose(undefined);
            field.current?.focus();
          }}
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
        </button>
      )}
      {combobox.shown && (
        <ul className="options" {...combobox.listProps} aria-label={label}>
          {places.map((place, index) => {
            const { key, ...option } = combobox.optionProps(place, index);
            return (
              <li key={key} {...option}>
                <span>{place.name}</span>
                {place.within && within === undefined && <span className="within">{place.within.name}</span>}
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
  );
}

function nameOf(governorates: readonly Governorate[], kind: 'gover' | 'city', id: number | undefined): string {
  const places = kind === 'gover' ? governorates : governorates.flatMap(({ cities }) => cities);
  return places.find((place) => place.id === id)?.name ?? '';
}
