import { useLayoutEffect, useReducer, useRef, useState } from 'react';

/** Text of a field: the typed text while editing, else `savedText`. */
export function useFieldText(savedText: string) {
  const [typedText, setTypedText] = useState<string | null>(null);
  return {
    text: typedText ?? savedText,
    isTyping: typedText !== null,
    type: setTypedText,
    stopEditing: () => setTypedText(null),
  };
}

/** Restores the caret after a field's text was rewritten. */
export function useCaret() {
  const pendingCaret = useRef<{ field: HTMLInputElement; position: number } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!pendingCaret.current) return;
    const { field, position } = pendingCaret.current;
    pendingCaret.current = null;
    if (document.activeElement === field) field.setSelectionRange(position, position);
  });
  return (field: HTMLInputElement, position: number) => {
    pendingCaret.current = { field, position };
    redraw();
  };
}
