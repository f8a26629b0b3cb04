import { useLayoutEffect, useReducer, useRef, useState } from 'react';

/** Text of a field: the typed text while editing, else `written`. */
export function useTyping(written: string) {
  const [typed, setTyped] = useState<string | null>(null);
  return { text: typed ?? written, typing: typed !== null, type: setTyped, settle: () => setTyped(null) };
}

/** Restores the caret after a field's text was rewritten. */
export function useCaret() {
  const wanted = useRef<{ field: HTMLInputElement; at: number } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { field, at } = wanted.current;
    wanted.current = null;
    if (document.activeElement === field) field.setSelectionRange(at, at);
  });
  return (field: HTMLInputElement, at: number) => {
    wanted.current = { field, at };
    redraw();
  };
}
