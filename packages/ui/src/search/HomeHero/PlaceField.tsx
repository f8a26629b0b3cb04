import type { Governorate } from '@mashrabiya/contract';
import { MapPin } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { findPlaces } from '../../forms/PlaceFields/findPlaces.ts';
import { useOptionKeys } from '../SearchBox/useOptionKeys.ts';

interface PlaceFieldProps extends ComponentPropsWithoutRef<'input'> {
  governorates: readonly Governorate[];
  onRequestPlaces?(): void;
}

/** Text field with place suggestions; accepts any text. */
export function PlaceField({ governorates, onRequestPlaces, ...input }: PlaceFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typedText, setTypedText] = useState('');
  const [open, setOpen] = useState(false);
  const keys = useOptionKeys(list);
  const places = findPlaces(governorates, typedText, { limit: 6 });
  const isListOpen = open && places.length > 0;

  const close = () => {
    setOpen(false);
    keys.setActive(-1);
  };
  const pick = (name: string) => {
    close();
    if (!field.current) return;
    field.current.value = name;
    setTypedText(name);
    // The form listens for input events, so a pick fires one.
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isListOpen && event.key === 'Escape') close();
    else if (!isListOpen && isArrow) setOpen(true);
    else {
      if (isListOpen) keys.onKey(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const adoptTypedText = useEffectEvent(() => {
    setTypedText(field.current?.value ?? '');
    if (field.current === document.activeElement) onRequestPlaces?.();
  });
  useEffect(() => adoptTypedText(), []);
  // A list that opens below the fold would go unnoticed.
  useEffect(() => {
    if (isListOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isListOpen]);

  return (
    <>
      <input
        ref={field}
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        aria-activedescendant={isListOpen && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
        onKeyDown={onKeyDown}
        onFocus={onRequestPlaces}
        onBlur={close}
        onClick={() => setOpen(true)}
        onInput={(event) => {
          setTypedText(event.currentTarget.value);
          if (event.nativeEvent instanceof InputEvent) setOpen(true);
        }}
      />
      {isListOpen && (
        <div ref={list} id={listId} role="listbox" className="options" aria-label={t('home:places')}>
          {places.map((place, index) => (
            <button
              key={place.key}
              type="button"
              tabIndex={-1}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === keys.active}
              // Keep the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(place.name)}
            >
              <MapPin aria-hidden size={18} strokeWidth={1.75} />
              <span>{place.name}</span>
              {place.governorate && <span className="within">{place.governorate.name}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
