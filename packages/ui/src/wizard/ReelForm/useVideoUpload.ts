import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCallError, isFailure, toRefusal } from '../../forms/callForm/problems.ts';
import type { VideoContent } from '../../forms/VideoPicker/readVideo.ts';
import {
  checkVideo,
  createInitialEdits,
  type PickedVideo,
  type VideoEdits,
} from '../../forms/VideoPicker/videoRules.ts';
import { type FetchVideoState, pollVideoState } from './pollVideoState.ts';
import type { ReelPartProps } from './reelValues.ts';

interface VideoUploadRequest {
  edits?: VideoEdits | undefined;
  /** Reports progress of each phase, 0 to 100. */
  onProgress(percent: number, state?: 'preparing' | 'uploading'): void;
  /** Aborted on pause, and when the upload is no longer needed. */
  signal: AbortSignal;
}

/** Prepares and uploads a video, and resolves with its id on the server. With the same file and edits it resumes. */
export type UploadVideo = (file: File, request: VideoUploadRequest) => Promise<string>;

interface VideoUploadOptions extends ReelPartProps {
  initial: PickedVideo | null;
  recordedFile: File | null;
  /** The video can be trimmed before upload; otherwise it uploads as soon as it is chosen. */
  editable: boolean;
  onRead(src: string): Promise<VideoContent>;
  onUpload: UploadVideo;
  onFetchState: FetchVideoState;
}

/** The server's reason for refusing a video; undefined if a retry may succeed. */
function getRefusalText(thrown: unknown): string | undefined {
  if (!isCallError(thrown) || isFailure(thrown)) return undefined;
  const { answers, formMessage } = toRefusal(thrown, { video: null });
  return answers[0]?.text ?? formMessage ?? undefined;
}

const UNREAD_VIDEO = { src: null, durationSeconds: null, frames: [] } as const;

interface PickedFile {
  file: File;
  src: string;
  edits?: VideoEdits;
  uploadController?: AbortController;
}

/** Reads the chosen video, lets it be trimmed, and uploads it in the background, with pause. The last choice wins. */
export function useVideoUpload({
  form,
  initial,
  recordedFile,
  editable,
  onRead,
  onUpload,
  onFetchState,
}: VideoUploadOptions) {
  const { t } = useTranslation();
  // A video to read may not exist yet: wait until the server has it.
  const [video, setVideo] = useState<PickedVideo | null>(
    initial?.state === 'reading' ? { ...initial, src: null } : initial,
  );
  const picked = useRef<PickedFile | null>(null);
  const restoreController = useRef<AbortController>(null);
  const release = () => {
    restoreController.current?.abort();
    picked.current?.uploadController?.abort();
    if (picked.current) URL.revokeObjectURL(picked.current.src);
    picked.current = null;
  };
  const releaseOnUnmount = useEffectEvent(release);
  useEffect(() => () => releaseOnUnmount(), []);

  const send = async (pickedFile: PickedFile) => {
    pickedFile.uploadController?.abort();
    const uploadController = new AbortController();
    pickedFile.uploadController = uploadController;
    const { signal } = uploadController;
    const set = (changes: Partial<PickedVideo>) => {
      if (!signal.aborted) setVideo((previous) => previous && { ...previous, ...changes });
    };
    set({ state: 'uploading' });
    form.change({ video: { id: '', state: 'uploading' } });
    try {
      const id = await onUpload(pickedFile.file, {
        edits: pickedFile.edits,
        onProgress: (progress, state = 'uploading') => set({ state, progress }),
        signal,
      });
      if (signal.aborted) return;
      set({ state: 'done' });
      form.change({ video: { id, state: 'done' } });
    } catch (thrown) {
      if (signal.aborted) return;
      const refusal = getRefusalText(thrown);
      set({ state: 'failed', refusal });
      form.change({ video: refusal === undefined ? { id: '', state: 'failed' } : null });
    }
  };

  const pick = async (file: File) => {
    release();
    const newPick: PickedFile = { file, src: URL.createObjectURL(file) };
    picked.current = newPick;
    setVideo({ src: newPick.src, state: 'reading', durationSeconds: null, frames: [] });
    form.change({ video: { id: '', state: 'reading' }, poster_at: 0 });
    // A video that this browser cannot play uploads without a filmstrip: the server may know its format.
    const read = await onRead(newPick.src).catch(() => ({ durationSeconds: null, frames: [] }));
    if (picked.current !== newPick) return;
    const readVideoState: PickedVideo = { src: newPick.src, state: 'done', bytes: file.size, ...read };
    setVideo(readVideoState);
    const { durationSeconds: seconds } = read;
    const canTrim = editable && seconds !== null && seconds >= VIDEO_LIMITS.minSeconds;
    if (canTrim) edit(createInitialEdits(seconds, VIDEO_LIMITS));
    else if (checkVideo(readVideoState, VIDEO_LIMITS)) form.change({ video: null });
    else await send(newPick);
  };

  /** Applies edits before upload, and keeps the cover within the trimmed part. */
  const edit = (edits: VideoEdits) => {
    const currentFile = picked.current;
    if (!currentFile) return;
    currentFile.edits = edits;
    setVideo((previous) => previous && { ...previous, state: 'chosen', edits, bytes: currentFile.file.size });
    const poster_at = Math.min(edits.end, Math.max(edits.start, form.values.poster_at));
    form.change({ video: { id: '', state: 'chosen' }, poster_at });
  };

  /** Shows a previously uploaded video, once the server has transcoded it. */
  const restore = async (id: string, src: string) => {
    restoreController.current = new AbortController();
    const { signal } = restoreController.current;
    const finalState = await pollVideoState(
      () => onFetchState(id),
      (state) => setVideo({ ...UNREAD_VIDEO, state: 'done', isBeingPrepared: state === 'preparing' }),
      signal,
    );
    if (signal.aborted) return;
    if (finalState !== 'ready') {
      setVideo(finalState && { ...UNREAD_VIDEO, state: 'failed', refusal: t('forms:video.unprepared') });
      form.change({ video: null, poster_at: 0 });
      return;
    }
    const read = await onRead(src).catch(() => null);
    if (!signal.aborted) setVideo({ ...UNREAD_VIDEO, state: 'done', ...(read && { src, ...read }) });
  };
  /** Reads the filmstrip of a reel's existing video. */
  const readFrames = async (src: string) => {
    restoreController.current = new AbortController();
    const { signal } = restoreController.current;
    const read = await onRead(src).catch(() => null);
    if (read && !signal.aborted) setVideo((previous) => previous && { ...previous, frames: read.frames });
  };
  const start = useEffectEvent(() => {
    if (recordedFile) void pick(recordedFile);
    else if (initial?.state === 'done' && initial.src) void readFrames(initial.src);
    else if (initial?.state === 'reading' && initial.src) void restore(form.values.video?.id ?? '', initial.src);
  });
  useEffect(() => start(), []);

  const clear = () => {
    release();
    setVideo(null);
  };
  return {
    video,
    pick,
    clear,
    edit,
    send: () => {
      if (picked.current) void send(picked.current);
    },
    pause: () => {
      picked.current?.uploadController?.abort();
      setVideo((previous) => previous && { ...previous, state: 'paused' });
    },
    poster: (moment: number) => {
      const { start = 0, end = moment } = video?.edits ?? {};
      form.change({ poster_at: Math.min(end, Math.max(start, moment)) });
    },
    remove: () => {
      clear();
      form.change({ video: null, poster_at: 0 });
    },
  };
}
