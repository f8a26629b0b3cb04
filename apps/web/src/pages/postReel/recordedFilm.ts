import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deviceFile } from '../../device/deviceFile.ts';

/** Longer than anybody takes to log in; what is older was given up, perhaps by another person at this device. */
const kept = deviceFile('recorded-film', 60 * 60_000);

const ENDINGS: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** A recording as a file, as if it had been chosen from the device. */
export function fileOfRecording(film: Blob): File {
  const [type = ''] = film.type.split(';');
  return new File([film], `recording.${ENDINGS[type] ?? 'mp4'}`, { type });
}

/** Undefined before the device was asked. */
const heldAtom = atom<File | null | undefined>(undefined);

/**
 * A film that was recorded here and is on its way to the form of a reel; null once the server has it, or it was removed.
 * The device keeps it, since a login by Google or Apple leaves the site.
 */
export const recordedFilmAtom = atom(
  (get) => get(heldAtom),
  (_get, set, film: File | null) => {
    set(heldAtom, film);
    void (film ? kept.keep(film) : kept.drop());
  },
);

const askDeviceAtom = atom(null, async (get, set) => {
  if (get(heldAtom) !== undefined) return;
  const found = await kept.find();
  if (get(heldAtom) === undefined) set(heldAtom, found && fileOfRecording(found));
});

/** The recorded film, or the one that the device has kept; undefined until that is known. */
export function useRecordedFilm(): File | null | undefined {
  const ask = useSetAtom(askDeviceAtom);
  useEffect(() => void ask(), [ask]);
  return useAtomValue(recordedFilmAtom);
}
