import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** `idle` before the first change. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Save after a pause in typing of this many milliseconds. */
const PAUSE = 700;

/**
 * Saves a text after a pause in typing, at the latest on blur. Saves run one after another, so that the last text wins.
 * A text that is too long is not sent, and a failed one stays as typed.
 */
export function useAutosave(savedText: string, maxLength: number, save: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(savedText);
  const [state, setState] = useState<SaveState>('idle');
  const stored = useRef(savedText);
  const running = useRef(false);

  const saveNow = useEffectEvent(async () => {
    const next = text.trim();
    if (running.current || next === stored.current || next.length > maxLength) return;
    running.current = true;
    setState('saving');
    const isSaved = await save(next).then(
      () => true,
      () => false,
    );
    running.current = false;
    if (isSaved) stored.current = next;
    setState(isSaved ? 'saved' : 'failed');
  });
  useEffect(() => {
    // Save text typed during a save after it.
    if (state === 'saving' || state === 'failed' || text.trim() === stored.current) return;
    const timer = setTimeout(() => void saveNow(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, state]);
  const leave = useEffectEvent(() => void saveNow());
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
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
