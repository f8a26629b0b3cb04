import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { isNotFound } from '../api/error.ts';
import { retryStep } from './retryStep.ts';

/** Resumable upload state of a video. */
export interface FileUpload {
  video: Blob;
  /** Id of the full video, for its low-bitrate version. */
  smallVersionOf?: string | undefined;
  /** Server's id of the upload; absent before it has started. */
  id?: string | undefined;
  /** Bytes that the server has. */
  offset: number;
  /** True if the connection broke within a part: the server must be asked for its offset first. */
  isOffsetUncertain: boolean;
}

export const createFileUpload = (video: Blob): FileUpload => ({ video, offset: 0, isOffsetUncertain: false });

/** Upload steps; each may fail with a network error. */
export interface VideoUploadSteps {
  start(bytes: number, smallVersionOf?: string): Promise<{ id: string }>;
  fetchOffset(id: string): Promise<number>;
  /** Resolves to the server's new offset. */
  part(id: string, part: Blob, offset: number, onProgress: (share: number) => void): Promise<number>;
  finish(id: string): Promise<unknown>;
}

/** Uploads a video in parts, from its offset on; resolves to the server's id. */
export async function sendInParts(
  upload: FileUpload,
  steps: VideoUploadSteps,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const { video: file } = upload;
  const reportBytes = (bytes: number) => onProgress(Math.round((bytes / file.size) * 100));
  const resetUpload = () => {
    upload.id = undefined;
    upload.offset = 0;
    upload.isOffsetUncertain = false;
  };
  const sendNextPart = async (id: string) => {
    if (upload.isOffsetUncertain) {
      upload.offset = await steps.fetchOffset(id);
      upload.isOffsetUncertain = false;
    }
    reportBytes(upload.offset);
    if (upload.offset === file.size) return;
    const part = file.slice(upload.offset, upload.offset + VIDEO_PART_BYTES);
    upload.isOffsetUncertain = true;
    upload.offset = await steps.part(id, part, upload.offset, (share) =>
      reportBytes(upload.offset + share * part.size),
    );
    upload.isOffsetUncertain = false;
  };
  const isResumed = upload.id !== undefined;
  try {
    const id = upload.id ?? (await retryStep(() => steps.start(file.size, upload.smallVersionOf), signal)).id;
    upload.id = id;
    while (upload.offset < file.size) await retryStep(() => sendNextPart(id), signal);
    await retryStep(() => steps.finish(id), signal);
    return id;
  } catch (error) {
    signal?.throwIfAborted();
    const { id } = upload;
    // The server has deleted a refused upload, so a retry must start a new one.
    if (id === undefined || !isUploadRefused(error)) throw error;
    resetUpload();
    if (!isResumed || !isNotFound(error)) throw error;
    // The upload has expired on the server: start again.
    return sendInParts(upload, steps, onProgress, signal);
  }
}

const isUploadRefused = (error: unknown): boolean => isNotFound(error) || (error as { status?: number }).status === 422;
