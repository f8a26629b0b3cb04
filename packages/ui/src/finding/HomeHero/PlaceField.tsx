import type { Governorate } from '@mashrabiya/contract';
import { MapPin } from 'lucide-react';
import { type ComponentPropsWithoutRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findPlaces } from '../combobox/findPlaces.ts';
import { useCombobox } from '../combobox/useCombobox.ts';

interface PlaceFieldProps extends ComponentPropsWithoutRef<'input'> {
  governorates: readonly Governorate[];
  onWantPlaces?(): void;
}

/** A text field of its own with places suggested below; any other words are as good. */
export function PlaceField({ governorates, onWantPlaces, ...input }: PlaceFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const places = findPlaces(governorates, typed, { most: 6 });

  const combobox = useCombobox({
    options: places,
    keyOf: (place) => place.key,
    onPick: ({ name }) => {
      if (!field.current) return;
      field.current.value = name;
      setTyped(name);
      // The form listens to its fields: a pick is a change like any other.
      field.current.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  const takeOver = useEffectEvent(() => {
    setTyped(field.current?.value ?? '');
    if (field.current === document.activeElement) onWantPlaces?.();
  });
  useEffect(() => takeOver(), []);

  return (
    <>
      <input
        ref={field}
        {...input}
        {...combobox.inputProps}
        onFocus={onWantPlaces}
        onClick={combobox.open}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          if (event.nativeEvent instanceof InputEvent) combobox.open();
        }}
      />
      {combobox.shown && (
        <ul className="options" {...combobox.listProps} aria-label={t('home.places')}>
          {places.map((place, index) => {
            const { key, ...option } = combobox.optionProps(place, index);
            return (
              <li key={key} {...option}>
                <MapPin aria-hidden size={18} strokeWidth={1.75} />
                <span>{place.name}</span>
                {place.within && <span className="within">{place.within.name}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
