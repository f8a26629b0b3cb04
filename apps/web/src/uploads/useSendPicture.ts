import { useCallback } from 'react';
import { retrying } from './retrying.ts';
import { useSendForm } from './useSendForm.ts';

/** Sends a picture ahead of its form, whole again where the line breaks; resolves to the id under which the server has it. */
export function useSendPicture() {
  const sendForm = useSendForm();
  return useCallback(
    async (picture: Blob, onProgress: (percent: number) => void): Promise<string> => {
      const form = new FormData();
      form.append('picture', picture, 'picture');
      const send = () =>
        sendForm<{ id: string }>('uploadPicture', form, { onProgress: (share) => onProgress(Math.round(share * 100)) });
      return (await retrying(send)).id;
    },
    [sendForm],
  );
}
