import { useStore } from 'jotai';
import { useCallback } from 'react';
import { ApiError } from '../api/error.ts';
import { apiUrlAtom, languageAtom } from '../atoms/app.ts';
import { endSessionAtom, sessionAtom } from '../session/atoms.ts';
import { sendFile, type UploadField } from './sendFile.ts';

/** Attempts per file, with growing pauses after network errors. */
const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;

/** Waits, though no longer than until there is a connection again. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(go, milliseconds);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
    addEventListener('online', go);
  });

/** Sends a file ahead of its form, again where the line breaks; resolves to the id under which the server has it. */
export function useSendFile(field: UploadField) {
  const store = useStore();
  return useCallback(
    async (file: Blob, onProgress: (percent: number) => void): Promise<string> => {
      for (let attempt = 1; ; attempt++) {
        const token = store.get(sessionAtom)?.token ?? '';
        try {
          const [apiUrl, language] = [store.get(apiUrlAtom), store.get(languageAtom)];
          return await sendFile(field, file, { apiUrl, token, language, onProgress });
        } catch (error) {
          const isLine = error instanceof ApiError && (error.code === 'network' || error.status >= 500);
          if (error instanceof ApiError && error.status === 401) store.set(endSessionAtom, token);
          if (!isLine || attempt === TRIES) throw error;
          await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
        }
      }
    },
    [store, field],
  );
}
