import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { isNotFound } from '../api/error.ts';
import { retrying } from './retrying.ts';

/** Resumable upload state of a video. */
export interface FileUpload {
  video: Blob;
  /** Id of the full video, for its low-bitrate version. */
  smallOf?: string | undefined;
  /** Server's id of the upload; absent before it has started. */
  id?: string | undefined;
  /** Bytes that the server has. */
  offset: number;
  /** True if the connection broke within a part: the server must be asked for its offset first. */
  isUnsure: boolean;
}

export const newFileUpload = (video: Blob): FileUpload => ({ video, offset: 0, isUnsure: false });

/** Upload steps; each may fail with a network error. */
export interface VideoSteps {
  start(bytes: number, smallOf?: string): Promise<{ id: string }>;
  offsetOf(id: string): Promise<number>;
  /** Resolves to the server's new offset. */
  part(id: string, part: Blob, offset: number, onProgress: (share: number) => void): Promise<number>;
  finish(id: string): Promise<unknown>;
}

/** Uploads a video in parts, from its offset on; resolves to the server's id. */
export async function sendInParts(
  sent: FileUpload,
  steps: VideoSteps,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const { video: film } = sent;
  const tell = (bytes: number) => onProgress(Math.round((bytes / film.size) * 100));
  const forget = () => {
    sent.id = undefined;
    sent.offset = 0;
    sent.isUnsure = false;
  };
  const nextPart = async (id: string) => {
    if (sent.isUnsure) {
      sent.offset = await steps.offsetOf(id);
      sent.isUnsure = false;
    }
    tell(sent.offset);
    if (sent.offset === film.size) return;
    const part = film.slice(sent.offset, sent.offset + VIDEO_PART_BYTES);
    sent.isUnsure = true;
    sent.offset = await steps.part(id, part, sent.offset, (share) => tell(sent.offset + share * part.size));
    sent.isUnsure = false;
  };
  const isResumed = sent.id !== undefined;
  try {
    const id = sent.id ?? (await retrying(() => steps.start(film.size, sent.smallOf), signal)).id;
    sent.id = id;
    while (sent.offset < film.size) await retrying(() => nextPart(id), signal);
    await retrying(() => steps.finish(id), signal);
    return id;
  } catch (error) {
    signal?.throwIfAborted();
    const { id } = sent;
    // The server deletes refused uploads.
    if (id === undefined || !isRefusal(error)) throw error;
    forget();
    if (!isResumed || !isNotFound(error)) throw error;
    // The upload has expired on the server: start again.
    return sendInParts(sent, steps, onProgress, signal);
  }
}

const isRefusal = (error: unknown): boolean => isNotFound(error) || (error as { status?: number }).status === 422;
