import { CLIP_LIMITS } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { durationProblem, type PickedClip } from '../../forms/ClipPicker/clipRules.ts';
import type { ReadClip } from '../../forms/ClipPicker/readClip.ts';
import { isAnswer, isFailure, refusalOf } from '../../forms/callForm/problems.ts';
import type { ReelPartProps } from './reelValues.ts';

/**
 * Prepares and sends a clip; tells how far which of the two is, 0 to 100, and resolves to the id under which the server
 * has it.
 */
export type UploadClip = (
  file: File,
  onProgress: (percent: number, state?: 'preparing' | 'uploading') => void,
) => Promise<string>;

interface ClipUploadOptions extends ReelPartProps {
  /** The clip of a reel that is edited. */
  initial: PickedClip | null;
  /** A clip that is chosen from the start. */
  film: File | null;
  onRead(src: string): Promise<ReadClip>;
  onUpload: UploadClip;
}

/** What the server says is wrong with a clip; nothing where it may come through another time. */
function refusalIn(thrown: unknown): string | undefined {
  if (!isAnswer(thrown) || isFailure(thrown)) return undefined;
  const { answers, whole } = refusalOf(thrown, { video: null });
  return answers[0]?.text ?? whole ?? undefined;
}

interface Picked {
  file: File;
  src: string;
}

/** Reads the clip that was chosen and uploads it while one fills in the rest. The newest choice counts. */
export function useClipUpload({ form, initial, film, onRead, onUpload }: ClipUploadOptions) {
  const [clip, setClip] = useState<PickedClip | null>(initial);
  const picked = useRef<Picked | null>(null);
  const release = () => {
    if (picked.current) URL.revokeObjectURL(picked.current.src);
    picked.current = null;
  };
  const leave = useEffectEvent(release);
  useEffect(() => () => leave(), []);

  const send = async (from: Picked) => {
    const isNewest = () => picked.current === from;
    const set = (changes: Partial<PickedClip>) => {
      if (isNewest()) setClip((before) => before && { ...before, ...changes });
    };
    set({ state: 'uploading', progress: 0 });
    form.change({ video: { id: '', state: 'uploading' } });
    try {
      const id = await onUpload(from.file, (progress, state = 'uploading') => set({ state, progress }));
      if (!isNewest()) return;
      set({ state: 'done' });
      form.change({ video: { id, state: 'done' } });
    } catch (thrown) {
      if (!isNewest()) return;
      const refusal = refusalIn(thrown);
      set({ state: 'failed', refusal });
      form.change({ video: refusal === undefined ? { id: '', state: 'failed' } : null });
    }
  };

  const pick = async (file: File) => {
    release();
    const chosen: Picked = { file, src: URL.createObjectURL(file) };
    picked.current = chosen;
    setClip({ src: chosen.src, state: 'reading', durationSeconds: null, frames: [] });
    form.change({ video: { id: '', state: 'reading' }, poster_at: 0 });
    // What this browser cannot play is uploaded without a filmstrip: the server may know its format.
    const read = await onRead(chosen.src).catch(() => ({ durationSeconds: null, frames: [] }));
    if (picked.current !== chosen) return;
    setClip({ src: chosen.src, state: 'done', ...read });
    if (durationProblem(read.durationSeconds, CLIP_LIMITS)) form.change({ video: null });
    else await send(chosen);
  };

  const start = useEffectEvent(() => {
    if (film) void pick(film);
  });
  useEffect(() => start(), []);

  const forget = () => {
    release();
    setClip(null);
  };
  return {
    clip,
    pick,
    forget,
    remove: () => {
      forget();
      form.change({ video: null, poster_at: 0 });
    },
    retry: () => {
      if (picked.current) void send(picked.current);
    },
  };
}
