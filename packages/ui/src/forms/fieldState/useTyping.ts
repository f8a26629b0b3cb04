import { useLayoutEffect, useReducer, useRef, useState } from 'react';

/** Text of a field: the typed text while editing, else `written`. */
export function useTyping(written: string) {
  const [typed, setTyped] = useState<string | null>(null);
  return { text: typed ?? written, typing: typed !== null, type: setTyped, stopEditing: () => setTyped(null) };
}

/** Restores the caret after a field's text was rewritten. */
export function useCaret() {
  const pendingCaret = useRef<{ field: HTMLInputElement; at: number } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!pendingCaret.current) return;
    const { field, at } = pendingCaret.current;
    pendingCaret.current = null;
    if (document.activeElement === field) field.setSelectionRange(at, at);
  });
  return (field: HTMLInputElement, at: number) => {
    pendingCaret.current = { field, at };
    redraw();
  };
}
