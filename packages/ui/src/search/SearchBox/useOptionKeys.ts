import { type KeyboardEvent, type RefObject, useState } from 'react';
import { pointAt } from './pointAt.ts';

const optionsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

/**
 * The keys of a field with options below it, after the ARIA combobox pattern: the field keeps the focus and points at
 * an option. Enter takes it, Delete presses its remover where it has one.
 */
export function useOptionKeys(root: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(-1);

  /** Whether the key was meant for an option. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    const options = optionsIn(root.current);
    const option = options[active];
    if (option && event.key === 'Enter') {
      option.click();
      setActive(-1);
    } else if (option && event.key === 'Delete') {
      const remover = option.parentElement?.querySelector<HTMLElement>('[data-remover]');
      if (!remover) return false;
      remover.click();
      setActive(Math.min(active, options.length - 2));
    } else {
      const next = pointAt(event.key, active < options.length ? active : -1, options.length);
      if (next === undefined) return false;
      const results = root.current?.querySelector('[data-result]');
      const index = next === 'results' ? (results ? -1 : 0) : next === 'field' ? -1 : next;
      setActive(index);
      options[index]?.scrollIntoView({ block: 'nearest' });
      if (next === 'results' && results instanceof HTMLElement) results.focus();
    }
    event.preventDefault();
    return true;
  };
  return { active, setActive, onKey };
}
