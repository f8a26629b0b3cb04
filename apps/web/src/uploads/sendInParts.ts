import { CLIP_PART_BYTES } from '@mashrabiya/contract';
import { isNotFound } from '../api/error.ts';
import { retrying } from './retrying.ts';

/** A film on its way to the server. Whoever keeps it goes on from where it was. */
export interface SentFilm {
  film: Blob;
  /** The id of the film that this is the small version of; absent for a film of its own. */
  smallOf?: string | undefined;
  /** Under which the server takes it; absent before it has begun. */
  id?: string | undefined;
  /** Bytes that the server has. */
  offset: number;
  /** Whether the line broke within a part: how much the server has is asked first. */
  isUnsure: boolean;
}

export const newFilm = (film: Blob): SentFilm => ({ film, offset: 0, isUnsure: false });

/** How a film is sent; each step may fail where the line breaks. */
export interface FilmSteps {
  start(bytes: number, smallOf?: string): Promise<{ id: string }>;
  offsetOf(id: string): Promise<number>;
  /** Resolves to how much the server has then. */
  part(id: string, part: Blob, offset: number, onProgress: (share: number) => void): Promise<number>;
  finish(id: string): Promise<unknown>;
}

/** Sends a film in parts, from where it was; resolves to the id under which the server keeps it. */
export async function sendInParts(
  sent: SentFilm,
  steps: FilmSteps,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const { film } = sent;
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
    const part = film.slice(sent.offset, sent.offset + CLIP_PART_BYTES);
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
    // What the server refuses it has deleted.
    if (id === undefined || !isRefusal(error)) throw error;
    forget();
    if (!isResumed || !isNotFound(error)) throw error;
    // It was away for longer than the server waits.
    return sendInParts(sent, steps, onProgress, signal);
  }
}

const isRefusal = (error: unknown): boolean => isNotFound(error) || (error as { status?: number }).status === 422;
