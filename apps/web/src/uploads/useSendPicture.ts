import type { CallAnswer } from '@mashrabiya/contract';
import { useCallback } from 'react';
import { retryStep } from './retryStep.ts';
import { useSendForm } from './useSendForm.ts';

type PictureCall = 'uploadPicture' | 'uploadMessagePicture' | 'uploadCompanyPaper';

/** Uploads a picture before its form, from the start after a network error; resolves to the server's picture. */
export function useSendPicture<N extends PictureCall>(call: N) {
  const sendForm = useSendForm();
  return useCallback(
    (picture: Blob, onProgress: (percent: number) => void): Promise<CallAnswer<N>['data']> => {
      const form = new FormData();
      form.append('picture', picture, 'picture');
      const send = () =>
        sendForm<CallAnswer<N>['data']>(call, form, { onProgress: (share) => onProgress(Math.round(share * 100)) });
      return retryStep(send);
    },
    [sendForm, call],
  );
}
