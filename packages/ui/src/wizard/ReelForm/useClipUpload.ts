import { CLIP_LIMITS } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClipEdits, clipProblem, type PickedClip, wholeClip } from '../../forms/ClipPicker/clipRules.ts';
import type { ReadClip } from '../../forms/ClipPicker/readClip.ts';
import { isAnswer, isFailure, refusalOf } from '../../forms/callForm/problems.ts';
import { followFilm, type LookAtFilm } from './followFilm.ts';
import type { ReelPartProps } from './reelValues.ts';

export interface ClipSending {
  edits?: ClipEdits | undefined;
  /** Reports progress of each phase, 0 to 100. */
  onProgress(percent: number, state?: 'preparing' | 'uploading'): void;
  /** Aborted on pause, and when the upload is no longer needed. */
  signal: AbortSignal;
}

/** Prepares and uploads a video, and resolves with its id on the server. With the same file and edits it resumes. */
export type UploadClip = (file: File, sending: ClipSending) => Promise<string>;

interface ClipUploadOptions extends ReelPartProps {
  initial: PickedClip | null;
  film: File | null;
  /** The video can be trimmed before upload; otherwise it uploads as soon as it is chosen. */
  editable: boolean;
  onRead(src: string): Promise<ReadClip>;
  onUpload: UploadClip;
  onLook: LookAtFilm;
}

/** The server's reason for refusing a video; undefined if a retry may succeed. */
function refusalIn(thrown: unknown): string | undefined {
  if (!isAnswer(thrown) || isFailure(thrown)) return undefined;
  const { answers, whole } = refusalOf(thrown, { video: null });
  return answers[0]?.text ?? whole ?? undefined;
}

/** A video that was not read. */
const UNREAD = { src: null, durationSeconds: null, frames: [] } as const;

interface Picked {
  file: File;
  src: string;
  edits?: ClipEdits;
  sending?: AbortController;
}

/** Reads the chosen video, lets it be trimmed, and uploads it in the background, with pause. The last choice wins. */
export function useClipUpload({ form, initial, film, editable, onRead, onUpload, onLook }: ClipUploadOptions) {
  const { t } = useTranslation();
  // A video to read may not exist yet: wait until the server has it.
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
    // A video that this browser cannot play uploads without a filmstrip: the server may know its format.
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

  /** Applies edits before upload, and keeps the cover within the trimmed part. */
  const edit = (edits: ClipEdits) => {
    const chosen = picked.current;
    if (!chosen) return;
    chosen.edits = edits;
    setClip((before) => before && { ...before, state: 'chosen', edits, bytes: chosen.file.size });
    const poster_at = Math.min(edits.end, Math.max(edits.start, form.values.poster_at));
    form.change({ video: { id: '', state: 'chosen' }, poster_at });
  };

  /** Shows a previously uploaded video, once the server has transcoded it. */
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
  /** Reads the filmstrip of a reel's existing video. */
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
