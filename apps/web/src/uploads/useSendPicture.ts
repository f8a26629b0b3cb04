import { useCallback } from 'react';
import { retryStep } from './retryStep.ts';
import { useSendForm } from './useSendForm.ts';

/** Uploads a picture before its form, from the start after a network error; resolves to the server's id. */
export function useSendPicture() {
  const sendForm = useSendForm();
  return useCallback(
    async (picture: Blob, onProgress: (percent: number) => void): Promise<string> => {
      const form = new FormData();
      form.append('picture', picture, 'picture');
      const send = () =>
        sendForm<{ id: string }>('uploadPicture', form, { onProgress: (share) => onProgress(Math.round(share * 100)) });
      return (await retryStep(send)).id;
    },
    [sendForm],
  );
}
