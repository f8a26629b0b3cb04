import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { createDeviceFile } from '../../device/createDeviceFile.ts';

/** Longer than a login takes; older recordings were abandoned, perhaps by another user of this device. */
const storedRecording = createDeviceFile('recorded-film', 60 * 60_000);

const FILE_EXTENSIONS: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

export function toRecordingFile(video: Blob): File {
  const [type = ''] = video.type.split(';');
  return new File([video], `recording.${FILE_EXTENSIONS[type] ?? 'mp4'}`, { type });
}

/** Undefined until the device storage was read. */
const fileAtom = atom<File | null | undefined>(undefined);

/** Recording on its way to the reel form, stored because a Google or Apple login leaves the site. */
export const recordedVideoAtom = atom(
  (get) => get(fileAtom),
  (_get, set, video: File | null) => {
    set(fileAtom, video);
    void (video ? storedRecording.save(video) : storedRecording.remove());
  },
);

const loadDeviceVideoAtom = atom(null, async (get, set) => {
  if (get(fileAtom) !== undefined) return;
  const storedFile = await storedRecording.find();
  if (get(fileAtom) === undefined) set(fileAtom, storedFile && toRecordingFile(storedFile));
});

/** Recorded or stored video; undefined until the storage was read. */
export function useRecordedVideo(): File | null | undefined {
  const loadVideo = useSetAtom(loadDeviceVideoAtom);
  useEffect(() => void loadVideo(), [loadVideo]);
  return useAtomValue(recordedVideoAtom);
}
