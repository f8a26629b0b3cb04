import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deviceFile } from '../../device/deviceFile.ts';

/** Longer than a login takes; older recordings were abandoned, perhaps by another user of this device. */
const stored = deviceFile('recorded-film', 60 * 60_000);

const ENDINGS: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

export function fileOfRecording(video: Blob): File {
  const [type = ''] = video.type.split(';');
  return new File([video], `recording.${ENDINGS[type] ?? 'mp4'}`, { type });
}

/** Undefined until the device storage was read. */
const fileAtom = atom<File | null | undefined>(undefined);

/** Recording on its way to the reel form, stored because a Google or Apple login leaves the site. */
export const recordedVideoAtom = atom(
  (get) => get(fileAtom),
  (_get, set, video: File | null) => {
    set(fileAtom, video);
    void (video ? stored.keep(video) : stored.drop());
  },
);

const loadDeviceVideoAtom = atom(null, async (get, set) => {
  if (get(fileAtom) !== undefined) return;
  const found = await stored.find();
  if (get(fileAtom) === undefined) set(fileAtom, found && fileOfRecording(found));
});

/** Recorded or stored video; undefined until the storage was read. */
export function useRecordedVideo(): File | null | undefined {
  const ask = useSetAtom(loadDeviceVideoAtom);
  useEffect(() => void ask(), [ask]);
  return useAtomValue(recordedVideoAtom);
}
