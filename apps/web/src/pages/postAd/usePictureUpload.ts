import { type AdPicture, getPictureFile, IMAGES_PATH, isHeic } from '@mashrabiya/contract';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { useSendPicture } from '../../uploads/useSendPicture.ts';
import { PictureWorker } from './pictureWorker.ts';

const MAX_CONCURRENT_UPLOADS = 2;
/** Largest picture width that the server stores. */
const STORED_WIDTH_PX = 1600;

/** Limits concurrent tasks; the others wait in order. */
function createLimiter(limit: number) {
  const queue: (() => void)[] = [];
  let runningCount = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (runningCount >= limit) await new Promise<void>((start) => queue.push(start));
    else runningCount += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else runningCount -= 1;
    }
  };
}

/** Uploads an ad's pictures: shrunk in a worker, two at a time, retried after network errors. */
export function usePictureUpload() {
  const { t } = useTranslation();
  const [worker] = useState(() => new PictureWorker());
  const [runLimited] = useState(() => createLimiter(MAX_CONCURRENT_UPLOADS));
  useEffect(() => () => worker.end(), [worker]);
  const heicMessage = t('forms:pictures.problem.heic');

  const send = useSendPicture();

  const upload = useCallback(
    (file: Blob, onProgress: (percent: number) => void): Promise<string> =>
      runLimited(async () => {
        const shrunkPicture = await worker.shrink({ file, quarterTurns: 0 });
        // The server cannot read HEIC either; for other files it reports the problem itself.
        if (!shrunkPicture && isHeic(file)) {
          const problem = { status: '422', code: 'picture_unsupported' as const, title: heicMessage };
          throw new ApiError('picture_unsupported', 0, heicMessage, [problem]);
        }
        return send(shrunkPicture ?? file, onProgress);
      }),
    [runLimited, worker, send, heicMessage],
  );

  const rotate = useCallback(
    async (picture: Blob | AdPicture): Promise<Blob> => {
      const file =
        picture instanceof Blob
          ? picture
          : await (await fetch(`${IMAGES_PATH}/${getPictureFile(picture.id, 'avif', STORED_WIDTH_PX)}`)).blob();
      const rotatedPicture = await worker.shrink({ file, quarterTurns: 1 });
      if (!rotatedPicture) throw new Error('The browser cannot decode the picture');
      return rotatedPicture;
    },
    [worker],
  );

  return { upload, rotate };
}
