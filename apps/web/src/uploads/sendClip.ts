import { ApiError } from '../api/error.ts';
import { type FilmSteps, newFilm, type SentFilm, sendInParts } from './sendInParts.ts';

/** A film and its small version, if it has one, on their way to the server. */
export interface SentClip {
  film: SentFilm;
  small: SentFilm | null;
}

export const newClip = (film: Blob, small: Blob | null): SentClip => ({
  film: newFilm(film),
  small: small && newFilm(small),
});

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Sends a film and after it its small version, from where they were; resolves to the id under which the server keeps
 * them. A film whose small version is refused is played without it.
 */
export async function sendClip(
  { film, small }: SentClip,
  steps: FilmSteps,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const filmShare = film.film.size / (film.film.size + (small?.film.size ?? 0));
  const id = await sendInParts(film, steps, (percent) => onProgress(Math.round(percent * filmShare)), signal);
  if (!small) return id;
  // The film may have gone up anew, under another id.
  if (small.smallOf !== id) Object.assign(small, { ...newFilm(small.film), id: undefined, smallOf: id });
  const tell = (percent: number) => onProgress(Math.round(100 * filmShare + percent * (1 - filmShare)));
  try {
    await sendInParts(small, steps, tell, signal);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  return id;
}
