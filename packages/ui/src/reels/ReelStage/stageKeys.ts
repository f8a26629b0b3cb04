export type StageAction = 'next' | 'previous' | 'toggle' | 'mute' | 'favorite' | 'open' | 'close';

// Letters by physical key: an Arabic layout types other characters.
const ACTION_BY_CODE: Record<string, StageAction> = { KeyJ: 'next', KeyK: 'previous', KeyM: 'mute', KeyL: 'favorite' };

const ACTION_BY_KEY: Record<string, StageAction> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ' ': 'toggle',
  Enter: 'open',
  Escape: 'close',
};

export interface PressedKey {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Action of a key, or null; keys with a modifier belong to the browser. */
export function getStageAction({ key, code, altKey, ctrlKey, metaKey }: PressedKey): StageAction | null {
  if (altKey || ctrlKey || metaKey) return null;
  return ACTION_BY_KEY[key] ?? ACTION_BY_CODE[code] ?? null;
}

const SLIDER_SELECTOR = 'input[type=range]';
const TEXT_FIELD_SELECTOR = 'input, textarea, select, [contenteditable]';
const PRESSABLE_SELECTOR = 'a, button, summary';

/** True if the focused element handles the key itself: text fields, sliders, buttons. */
export function handlesKey(target: Element, action: StageAction): boolean {
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  if (target.closest(SLIDER_SELECTOR)) return action === 'next' || action === 'previous';
  if (target.closest(TEXT_FIELD_SELECTOR)) return action !== 'close';
  return (action === 'toggle' || action === 'open') && target.closest(PRESSABLE_SELECTOR) !== null;
}
