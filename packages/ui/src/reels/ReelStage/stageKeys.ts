/** What the keys of a stage ask for. */
export type StageAction = 'next' | 'previous' | 'toggle' | 'mute' | 'love' | 'open' | 'close';

// Letters by their place on the keyboard: an Arabic layout types others there.
const BY_CODE: Record<string, StageAction> = { KeyJ: 'next', KeyK: 'previous', KeyM: 'mute', KeyL: 'love' };

const BY_KEY: Record<string, StageAction> = {
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

/** The action of a key, or null; a key with a modifier belongs to the browser. */
export function stageAction({ key, code, altKey, ctrlKey, metaKey }: PressedKey): StageAction | null {
  if (altKey || ctrlKey || metaKey) return null;
  return BY_KEY[key] ?? BY_CODE[code] ?? null;
}

const SLID = 'input[type=range]';
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const PRESSED = 'a, button, summary';

/** Whether a key pressed on an element is that element's own: what is typed, what slides, what presses a button. */
export function keepsKey(target: Element, action: StageAction): boolean {
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  if (target.closest(SLID)) return action === 'next' || action === 'previous';
  if (target.closest(TYPED_INTO)) return action !== 'close';
  return (action === 'toggle' || action === 'open') && target.closest(PRESSED) !== null;
}
