import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions<T> {
  /** What the list shows, best first. */
  options: readonly T[];
  keyOf(option: T): string;
  onPick(option: T): void;
  /** Options that can be pointed at, but not picked. */
  isOff?(option: T): boolean;
  /** The list was closed, with or without a pick. */
  onClose?(): void;
  /** Enter picks the first option where none is pointed at. */
  pickFirst?: boolean;
}

/** Behaviour of a text field with a list of options below it, after the ARIA combobox pattern. */
export function useCombobox<T>({ options, keyOf, onPick, isOff, onClose, pickFirst = false }: ComboboxOptions<T>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  // A list that opens below the fold would not be noticed.
  useEffect(() => {
    if (shown) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, shown]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    onClose?.();
  };
  const pick = (option: T) => {
    if (isOff?.(option)) return;
    onPick(option);
    close();
  };
  const move = (step: number) => {
    setOpen(true);
    if (options.length)
      setActive((now) => (now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % options.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active < 0 && pickFirst ? 0 : active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && shown && chosen) pick(chosen);
    else if (event.key === 'Escape' && shown) {
      close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };

  return {
    shown,
    open: () => setOpen(true),
    close,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: { id, role: 'listbox' } as const,
    optionProps: (option: T, index: number) =>
      ({
        key: keyOf(option),
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        'aria-disabled': isOff?.(option) || undefined,
        // The field keeps the focus; the pick comes with the click.
        onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
        onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
        onClick: () => pick(option),
      }) as const,
  };
}
