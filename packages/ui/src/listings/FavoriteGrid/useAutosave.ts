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
  const pendingSave = useRef<Promise<boolean>>(undefined);

  const saveNow = useEffectEvent(async () => {
    const next = text.trim();
    if (pendingSave.current || next === lastSavedText.current || next.length > maxLength) return;
    setState('saving');
    pendingSave.current = save(next).then(
      () => true,
      () => false,
    );
    const isSaved = await pendingSave.current;
    pendingSave.current = undefined;
    if (isSaved) lastSavedText.current = next;
    setState(isSaved ? 'saved' : 'failed');
  });
  useEffect(() => {
    // Text typed during a save is saved after it.
    if (state === 'saving' || state === 'failed' || text.trim() === lastSavedText.current) return;
    const timer = setTimeout(() => void saveNow(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, state]);
  const saveOnLeave = useEffectEvent(() => {
    // After a save that is running, because the text may have changed since.
    if (pendingSave.current) void pendingSave.current.then(() => saveNow());
    else void saveNow();
  });
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
