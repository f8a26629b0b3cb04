import { CLIP_LIMITS } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClipEdits, clipProblem, type PickedClip, wholeClip } from '../../forms/ClipPicker/clipRules.ts';
import type { ReadClip } from '../../forms/ClipPicker/readClip.ts';
import { isAnswer, isFailure, refusalOf } from '../../forms/callForm/problems.ts';
import { followFilm, type LookAtFilm } from './followFilm.ts';
import type { ReelPartProps } from './reelValues.ts';

export interface ClipSending {
  /** What is made of the clip first. */
  edits?: ClipEdits | undefined;
  /** Told how far which of the two is, 0 to 100. */
  onProgress(percent: number, state?: 'preparing' | 'uploading'): void;
  /** Aborted when it is paused, and when nobody waits for it any more. */
  signal: AbortSignal;
}

/**
 * Prepares and sends a clip, and resolves to the id under which the server has it. With the same file and edits it goes on
 * from where it was.
 */
export type UploadClip = (file: File, sending: ClipSending) => Promise<string>;

interface ClipUploadOptions extends ReelPartProps {
  /** The clip of a reel that is edited. */
  initial: PickedClip | null;
  /** A clip that is chosen from the start. */
  film: File | null;
  /** Whether a clip can be cut here before it goes up; where not, it goes up as soon as it is chosen. */
  editable: boolean;
  onRead(src: string): Promise<ReadClip>;
  onUpload: UploadClip;
  onLook: LookAtFilm;
}

/** What the server says is wrong with a clip; nothing where it may come through another time. */
function refusalIn(thrown: unknown): string | undefined {
  if (!isAnswer(thrown) || isFailure(thrown)) return undefined;
  const { answers, whole } = refusalOf(thrown, { video: null });
  return answers[0]?.text ?? whole ?? undefined;
}

/** A clip of which no more is known than that it is there. */
const UNREAD = { src: null, durationSeconds: null, frames: [] } as const;

interface Picked {
  file: File;
  src: string;
  edits?: ClipEdits;
  /** Ends its upload. */
  sending?: AbortController;
}

/**
 * Reads the clip that was chosen, lets it be cut, and uploads it while one fills in the rest; the upload can be paused. The
 * newest choice counts.
 */
export function useClipUpload({ form, initial, film, editable, onRead, onUpload, onLook }: ClipUploadOptions) {
  const { t } = useTranslation();
  // One that is to be read may not be there yet: it is not asked for before the server says so.
  const [clip, setClip] = useState<PickedClip | null>(
    initial?.state === 'reading' ? { ...initial, src: null } : initial,
  );
  const picked = useRef<Picked | null>(null);
  const restoring = useRef<AbortController>(null);
  const release = () => {
    restoring.current?.abort();
    picked.current?.sending?.abort();
    if (picked.current) URL.revokeObjectURL(picked.current.src);
    picked.current = null;
  };
  const leave = useEffectEvent(release);
  useEffect(() => () => leave(), []);

  const send = async (from: Picked) => {
    from.sending?.abort();
    const sending = new AbortController();
    from.sending = sending;
    const { signal } = sending;
    const set = (changes: Partial<PickedClip>) => {
      if (!signal.aborted) setClip((before) => before && { ...before, ...changes });
    };
    set({ state: 'uploading' });
    form.change({ video: { id: '', state: 'uploading' } });
    try {
      const id = await onUpload(from.file, {
        edits: from.edits,
        onProgress: (progress, state = 'uploading') => set({ state, progress }),
        signal,
      });
      if (signal.aborted) return;
      set({ state: 'done' });
      form.change({ video: { id, state: 'done' } });
    } catch (thrown) {
      if (signal.aborted) return;
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
    const whole: PickedClip = { src: chosen.src, state: 'done', bytes: file.size, ...read };
    setClip(whole);
    const { durationSeconds: seconds } = read;
    const canCut = editable && seconds !== null && seconds >= CLIP_LIMITS.least;
    if (canCut) edit(wholeClip(seconds, CLIP_LIMITS));
    else if (clipProblem(whole, CLIP_LIMITS)) form.change({ video: null });
    else await send(chosen);
  };

  /** What is made of the clip before it goes up; its cover is a moment of what is kept. */
  const edit = (edits: ClipEdits) => {
    const chosen = picked.current;
    if (!chosen) return;
    chosen.edits = edits;
    setClip((before) => before && { ...before, state: 'chosen', edits, bytes: chosen.file.size });
    const poster_at = Math.min(edits.end, Math.max(edits.start, form.values.poster_at));
    form.change({ video: { id: '', state: 'chosen' }, poster_at });
  };

  /** Shows a clip that was uploaded before: at once, or as soon as the server has prepared it. */
  const restore = async (id: string, src: string) => {
    restoring.current = new AbortController();
    const { signal } = restoring.current;
    const found = await followFilm(
      () => onLook(id),
      (state) => setClip({ ...UNREAD, state: 'done', isBeingPrepared: state === 'preparing' }),
      signal,
    );
    if (signal.aborted) return;
    if (found !== 'ready') {
      setClip(found && { ...UNREAD, state: 'failed', refusal: t('forms:clip.unprepared') });
      form.change({ video: null, poster_at: 0 });
      return;
    }
    const read = await onRead(src).catch(() => null);
    if (!signal.aborted) setClip({ ...UNREAD, state: 'done', ...(read && { src, ...read }) });
  };
  /** Fills the filmstrip of the video that a reel has. */
  const readFrames = async (src: string) => {
    restoring.current = new AbortController();
    const { signal } = restoring.current;
    const read = await onRead(src).catch(() => null);
    if (read && !signal.aborted) setClip((before) => before && { ...before, frames: read.frames });
  };
  const start = useEffectEvent(() => {
    if (film) void pick(film);
    else if (initial?.state === 'done' && initial.src) void readFrames(initial.src);
    else if (initial?.state === 'reading' && initial.src) void restore(form.values.video?.id ?? '', initial.src);
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
    edit,
    send: () => {
      if (picked.current) void send(picked.current);
    },
    pause: () => {
      picked.current?.sending?.abort();
      setClip((before) => before && { ...before, state: 'paused' });
    },
    poster: (moment: number) => {
      const { start = 0, end = moment } = clip?.edits ?? {};
      form.change({ poster_at: Math.min(end, Math.max(start, moment)) });
    },
    remove: () => {
      forget();
      form.change({ video: null, poster_at: 0 });
    },
  };
}
