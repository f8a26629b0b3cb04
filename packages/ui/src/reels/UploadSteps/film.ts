/** The kinds of film that are taken: MP4, QuickTime and WebM. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

const BYTES = 1_000_000;

/** Why a file cannot be a clip; also the name of the text that says so. */
export type FilmProblem = 'notVideo' | 'tooLarge';

/** What is wrong with a file before it is uploaded, or null. */
export function filmProblem({ type, size }: { type: string; size: number }, maxMegabytes: number): FilmProblem | null {
  if (!VIDEO_TYPES.some((known) => type.startsWith(known))) return 'notVideo';
  return size > maxMegabytes * BYTES ? 'tooLarge' : null;
}
