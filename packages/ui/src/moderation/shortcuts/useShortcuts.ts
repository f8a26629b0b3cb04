import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ShortcutsContext } from './ShortcutsContext.ts';

/** Elements that use letter keys: text fields, lists, open dialogs. */
const TYPING_SELECTOR = 'input:not([type=checkbox]), textarea, [role=combobox], [role=listbox], dialog, [role=dialog]';

/** A second press of the key that decided the previous case must not decide this one. */
const SHORTCUT_DELAY_MS = 500;

/**
 * Handles single keys by physical position, but not while the user types or holds a key. Active once the case has been
 * shown for `delayMs`; returns true from then on.
 */
export function useShortcuts<A extends string>(
  keys: Readonly<Record<string, A>>,
  onAction: (action: A) => void,
  delayMs = SHORTCUT_DELAY_MS,
): boolean {
  const { areEnabled } = useContext(ShortcutsContext);
  const [isReady, setReady] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.code];
    const isTyping = event.target instanceof Element && event.target.closest(TYPING_SELECTOR);
    if (!action || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAction(action);
  });
  useEffect(() => {
    if (!areEnabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    const timer = setTimeout(() => {
      document.addEventListener('keydown', listener);
      setReady(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listener);
      setReady(false);
    };
  }, [areEnabled, delayMs]);
  return isReady;
}
