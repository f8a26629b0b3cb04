import { type AdPicture, IMAGES_PATH, isHeic, pictureFile } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { apiUrlAtom, languageAtom } from '../../atoms/app.ts';
import { endSessionAtom, sessionAtom } from '../../session/atoms.ts';
import { PictureWorker } from './pictureWorker.ts';
import { sendPicture } from './sendPicture.ts';

/** Attempts per picture, with growing pauses after network errors. */
const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;
const AT_ONCE = 2;
/** The largest that the server has of a picture. */
const KEPT_WIDTH = 1600;

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

/** Limits concurrent tasks; the others wait in order. */
function turnstile(most: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>((go) => waiting.push(go));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}

/** Uploads an ad's pictures: shrunk in a worker, two at a time, retried after network errors. */
export function usePictureUpload() {
  const store = useStore();
  const { t } = useTranslation();
  const [worker] = useState(() => new PictureWorker());
  const [inTurn] = useState(() => turnstile(AT_ONCE));
  useEffect(() => () => worker.end(), [worker]);
  const heic = t('forms:pictures.problem.heic');

  const send = useCallback(
    async (picture: Blob, onProgress: (percent: number) => void): Promise<string> => {
      for (let attempt = 1; ; attempt++) {
        const token = store.get(sessionAtom)?.token ?? '';
        try {
          const [apiUrl, language] = [store.get(apiUrlAtom), store.get(languageAtom)];
          return await sendPicture(picture, { apiUrl, token, language, onProgress });
        } catch (error) {
          const isLine = error instanceof ApiError && (error.code === 'network' || error.status >= 500);
          if (error instanceof ApiError && error.status === 401) store.set(endSessionAtom, token);
          if (!isLine || attempt === TRIES) throw error;
          await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
        }
      }
    },
    [store],
  );

  const upload = useCallback(
    (file: Blob, onProgress: (percent: number) => void): Promise<string> =>
      inTurn(async () => {
        const smaller = await worker.shrink({ file, quarterTurns: 0 });
        // The server reads no HEIC either; of other files it says itself what is wrong with them.
        if (!smaller && isHeic(file)) {
          const problem = { status: '422', code: 'picture_unsupported' as const, title: heic };
          throw new ApiError('picture_unsupported', 0, heic, [problem]);
        }
        return send(smaller ?? file, onProgress);
      }),
    [inTurn, worker, send, heic],
  );

  const rotate = useCallback(
    async (picture: Blob | AdPicture): Promise<Blob> => {
      const file =
        picture instanceof Blob
          ? picture
          : await (await fetch(`${IMAGES_PATH}/${pictureFile(picture.id, 'avif', KEPT_WIDTH)}`)).blob();
      const turned = await worker.shrink({ file, quarterTurns: 1 });
      if (!turned) throw new Error('this browser cannot read the picture');
      return turned;
    },
    [worker],
  );

  return { upload, rotate };
}
