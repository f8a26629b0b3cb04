import { ApiError } from '../api/error.ts';
import { type FilmSteps, newFilm, type SentFilm, sendInParts } from './sendInParts.ts';

/** Upload state of a video and its optional low-bitrate version. */
export interface SentClip {
  film: SentFilm;
  small: SentFilm | null;
}

export const newClip = (film: Blob, small: Blob | null): SentClip => ({
  film: newFilm(film),
  small: small && newFilm(small),
});

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Resumes where each upload stopped. If the small version is refused, the reel plays without it. */
export async function sendClip(
  { film, small }: SentClip,
  steps: FilmSteps,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const filmShare = film.film.size / (film.film.size + (small?.film.size ?? 0));
  const id = await sendInParts(film, steps, (percent) => onProgress(Math.round(percent * filmShare)), signal);
  if (!small) return id;
  // The video may have been uploaded again, under another id.
  if (small.smallOf !== id) Object.assign(small, { ...newFilm(small.film), id: undefined, smallOf: id });
  const tell = (percent: number) => onProgress(Math.round(100 * filmShare + percent * (1 - filmShare)));
  try {
    await sendInParts(small, steps, tell, signal);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  return id;
}
