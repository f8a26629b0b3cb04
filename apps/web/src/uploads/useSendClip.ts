import { useStore } from 'jotai';
import { useCallback } from 'react';
import { queryContextAtom } from '../api/context.ts';
import { type SentClip, sendClip } from './sendClip.ts';
import { useSendForm } from './useSendForm.ts';

/** Uploads a video and its low-bitrate version before their reel, in parts; see `sendClip`. */
export function useSendClip() {
  const store = useStore();
  const sendForm = useSendForm();
  return useCallback(
    (sent: SentClip, onProgress: (percent: number) => void, signal: AbortSignal): Promise<string> => {
      const { client } = store.get(queryContextAtom);
      const steps = {
        start: async (bytes: number, small_of?: string) =>
          (await client('startClip', { body: { bytes, ...(small_of && { small_of }) } }, signal)).data,
        offsetOf: async (id: string) => (await client('getClipUpload', { params: { id } }, signal)).data.offset,
        part: async (id: string, part: Blob, offset: number, onPart: (share: number) => void) => {
          const form = new FormData();
          form.append('offset', String(offset));
          form.append('part', part, 'part');
          return (await sendForm<{ offset: number }>('addClipPart', form, { id, onProgress: onPart, signal })).offset;
        },
        finish: (id: string) => client('finishClip', { params: { id } }, signal),
      };
      return sendClip(sent, steps, onProgress, signal);
    },
    [store, sendForm],
  );
}
