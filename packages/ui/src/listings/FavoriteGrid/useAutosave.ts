import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** `idle` before the first change. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Save after a pause in typing of this many milliseconds. */
const SAVE_DELAY_MS = 700;

/**
 * Saves a text after a pause in typing, at the latest on blur. Saves run one after another, so that the last text wins.
 * A text that is too long is not sent, and a failed one stays as typed.
 */
export function useAutosave(savedText: string, maxLength: number, save: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(savedText);
  const [state, setState] = useState<SaveState>('idle');
  const lastSavedText = useRef(savedText);
  const isSaving = useRef(false);

  const saveNow = useEffectEvent(async () => {
    const next = text.trim();
    if (isSaving.current || next === lastSavedText.current || next.length > maxLength) return;
    isSaving.current = true;
    setState('saving');
    const isSaved = await save(next).then(
      () => true,
      () => false,
    );
    isSaving.current = false;
    if (isSaved) lastSavedText.current = next;
    setState(isSaved ? 'saved' : 'failed');
  });
  useEffect(() => {
    // Text typed during a save is saved after it.
    if (state === 'saving' || state === 'failed' || text.trim() === lastSavedText.current) return;
    const timer = setTimeout(() => void saveNow(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, state]);
  const saveOnLeave = useEffectEvent(() => void saveNow());
  useEffect(() => {
    const onHide = () => saveOnLeave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      saveOnLeave();
    };
  }, []);

  return {
    text,
    state,
    type: (next: string) => {
      setText(next);
      if (state === 'failed') setState('idle');
    },
    saveNow: () => void saveNow(),
  };
}
