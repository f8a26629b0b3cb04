import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswer, isFailure, refusalOf } from '../../forms/callForm/problems.ts';
import type { ReadVideo } from '../../forms/VideoPicker/readVideo.ts';
import { type PickedVideo, type VideoEdits, videoProblem, wholeVideo } from '../../forms/VideoPicker/videoRules.ts';
import { followVideo, type LookAtVideo } from './followVideo.ts';
import type { ReelPartProps } from './reelValues.ts';

export interface VideoSending {
  edits?: VideoEdits | undefined;
  /** Reports progress of each phase, 0 to 100. */
  onProgress(percent: number, state?: 'preparing' | 'uploading'): void;
  /** Aborted on pause, and when the upload is no longer needed. */
  signal: AbortSignal;
}

/** Prepares and uploads a video, and resolves with its id on the server. With the same file and edits it resumes. */
export type UploadVideo = (file: File, sending: VideoSending) => Promise<string>;

interface VideoUploadOptions extends ReelPartProps {
  initial: PickedVideo | null;
  recordedFile: File | null;
  /** The video can be trimmed before upload; otherwise it uploads as soon as it is chosen. */
  editable: boolean;
  onRead(src: string): Promise<ReadVideo>;
  onUpload: UploadVideo;
  onLook: LookAtVideo;
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
  edits?: VideoEdits;
  sending?: AbortController;
}

/** Reads the chosen video, lets it be trimmed, and uploads it in the background, with pause. The last choice wins. */
export function useVideoUpload({
  form,
  initial,
  recordedFile,
  editable,
  onRead,
  onUpload,
  onLook,
}: VideoUploadOptions) {
  const { t } = useTranslation();
  // A video to read may not exist yet: wait until the server has it.
  const [video, setVideo] = useState<PickedVideo | null>(
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
    const set = (changes: Partial<PickedVideo>) => {
      if (!signal.aborted) setVideo((before) => before && { ...before, ...changes });
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
    setVideo({ src: chosen.src, state: 'reading', durationSeconds: null, frames: [] });
    form.change({ video: { id: '', state: 'reading' }, poster_at: 0 });
    // A video that this browser cannot play uploads without a filmstrip: the server may know its format.
    const read = await onRead(chosen.src).catch(() => ({ durationSeconds: null, frames: [] }));
    if (picked.current !== chosen) return;
    const whole: PickedVideo = { src: chosen.src, state: 'done', bytes: file.size, ...read };
    setVideo(whole);
    const { durationSeconds: seconds } = read;
    const canCut = editable && seconds !== null && seconds >= VIDEO_LIMITS.least;
    if (canCut) edit(wholeVideo(seconds, VIDEO_LIMITS));
    else if (videoProblem(whole, VIDEO_LIMITS)) form.change({ video: null });
    else await send(chosen);
  };

  /** Applies edits before upload, and keeps the cover within the trimmed part. */
  const edit = (edits: VideoEdits) => {
    const chosen = picked.current;
    if (!chosen) return;
    chosen.edits = edits;
    setVideo((before) => before && { ...before, state: 'chosen', edits, bytes: chosen.file.size });
    const poster_at = Math.min(edits.end, Math.max(edits.start, form.values.poster_at));
    form.change({ video: { id: '', state: 'chosen' }, poster_at });
  };

  /** Shows a previously uploaded video, once the server has transcoded it. */
  const restore = async (id: string, src: string) => {
    restoring.current = new AbortController();
    const { signal } = restoring.current;
    const found = await followVideo(
      () => onLook(id),
      (state) => setVideo({ ...UNREAD, state: 'done', isBeingPrepared: state === 'preparing' }),
      signal,
    );
    if (signal.aborted) return;
    if (found !== 'ready') {
      setVideo(found && { ...UNREAD, state: 'failed', refusal: t('forms:clip.unprepared') });
      form.change({ video: null, poster_at: 0 });
      return;
    }
    const read = await onRead(src).catch(() => null);
    if (!signal.aborted) setVideo({ ...UNREAD, state: 'done', ...(read && { src, ...read }) });
  };
  /** Reads the filmstrip of a reel's existing video. */
  const readFrames = async (src: string) => {
    restoring.current = new AbortController();
    const { signal } = restoring.current;
    const read = await onRead(src).catch(() => null);
    if (read && !signal.aborted) setVideo((before) => before && { ...before, frames: read.frames });
  };
  const start = useEffectEvent(() => {
    if (recordedFile) void pick(recordedFile);
    else if (initial?.state === 'done' && initial.src) void readFrames(initial.src);
    else if (initial?.state === 'reading' && initial.src) void restore(form.values.video?.id ?? '', initial.src);
  });
  useEffect(() => start(), []);

  const forget = () => {
    release();
    setVideo(null);
  };
  return {
    video,
    pick,
    forget,
    edit,
    send: () => {
      if (picked.current) void send(picked.current);
    },
    pause: () => {
      picked.current?.sending?.abort();
      setVideo((before) => before && { ...before, state: 'paused' });
    },
    poster: (moment: number) => {
      const { start = 0, end = moment } = video?.edits ?? {};
      form.change({ poster_at: Math.min(end, Math.max(start, moment)) });
    },
    remove: () => {
      forget();
      form.change({ video: null, poster_at: 0 });
    },
  };
}
