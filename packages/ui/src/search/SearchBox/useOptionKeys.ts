import { type KeyboardEvent, type RefObject, useState } from 'react';
import { getNextActiveTarget } from './getNextActiveTarget.ts';

const getOptions = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

/**
 * Keys of a field with options, after the ARIA combobox pattern: the field keeps the focus, Enter picks the active
 * option, Delete removes it if it can be removed.
 */
export function useOptionKeys(root: RefObject<HTMLElement | null>) {
  const [activeIndex, setActiveIndex] = useState(-1);

  /** Returns true if the key acted on an option. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    const options = getOptions(root.current);
    const option = options[activeIndex];
    if (option && event.key === 'Enter') {
      option.click();
      setActiveIndex(-1);
    } else if (option && event.key === 'Delete') {
      const removeButton = option.parentElement?.querySelector<HTMLElement>('[data-remover]');
      if (!removeButton) return false;
      removeButton.click();
      setActiveIndex(Math.min(activeIndex, options.length - 2));
    } else {
      const next = getNextActiveTarget(event.key, activeIndex < options.length ? activeIndex : -1, options.length);
      if (next === undefined) return false;
      const results = root.current?.querySelector('[data-result]');
      const index = next === 'results' ? (results ? -1 : 0) : next === 'field' ? -1 : next;
      setActiveIndex(index);
      options[index]?.scrollIntoView({ block: 'nearest' });
      if (next === 'results' && results instanceof HTMLElement) results.focus();
    }
    event.preventDefault();
    return true;
  };
  return { active: activeIndex, setActive: setActiveIndex, onKey };
}
