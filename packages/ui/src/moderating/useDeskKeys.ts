import { useEffect, useEffectEvent } from 'react';

/** Where a letter is typed, or belongs to a list or a window that is open. */
const TYPING = 'input:not([type=checkbox]), textarea, [role=combobox], [role=listbox], dialog, [role=dialog]';

/**
 * Acts on single keys by their place on the keyboard, but not while somebody types. A key that is held acts once: its
 * repeats would decide of the next case before anybody has seen it.
 */
export function useDeskKeys<A extends string>(keys: Readonly<Record<string, A>>, act: (action: A) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.code];
    const typing = event.target instanceof Element && event.target.closest(TYPING);
    if (!action || typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
