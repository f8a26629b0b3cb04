import { atom } from 'jotai';

/** A film that was recorded here and is on its way to the form of a reel; null once the server has it. */
export const recordedFilmAtom = atom<File | null>(null);

const ENDINGS: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** A recording as a file, as if it had been chosen from the device. */
export function fileOfRecording(film: Blob): File {
  const [type = ''] = film.type.split(';');
  return new File([film], `recording.${ENDINGS[type] ?? 'mp4'}`, { type });
}
