import { useStore } from 'jotai';
import { useCallback } from 'react';
import { queryContextAtom } from '../api/queryContext.ts';
import { sendVideo, type VideoUpload } from './sendVideo.ts';
import { useSendForm } from './useSendForm.ts';

/** Uploads a video and its low-bitrate version in parts, before the reel is posted; see `sendVideo`. */
export function useSendVideo() {
  const store = useStore();
  const sendForm = useSendForm();
  return useCallback(
    (upload: VideoUpload, onProgress: (percent: number) => void, signal: AbortSignal): Promise<string> => {
      const { client } = store.get(queryContextAtom);
      const steps = {
        start: async (bytes: number, small_of?: string) =>
          (await client('startVideoUpload', { body: { bytes, ...(small_of && { small_of }) } }, signal)).data,
        fetchOffset: async (id: string) => (await client('getVideoUpload', { params: { id } }, signal)).data.offset,
        part: async (id: string, part: Blob, offset: number, onPartProgress: (share: number) => void) => {
          const form = new FormData();
          form.append('offset', String(offset));
          form.append('part', part, 'part');
          return (await sendForm<{ offset: number }>('addVideoPart', form, { id, onProgress: onPartProgress, signal }))
            .offset;
        },
        finish: (id: string) => client('finishVideoUpload', { params: { id } }, signal),
      };
      return sendVideo(upload, steps, onProgress, signal);
    },
    [store, sendForm],
  );
}
