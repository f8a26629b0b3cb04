import { isHeic } from '@mashrabiya/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { PictureWorker } from './pictureWorker.ts';
import { useSendPicture } from './useSendPicture.ts';

const MAX_CONCURRENT_UPLOADS = 2;

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

export const createPictureUploader = () => ({
  worker: new PictureWorker(),
  runLimited: createLimiter(MAX_CONCURRENT_UPLOADS),
});
export type PictureUploader = ReturnType<typeof createPictureUploader>;

/** Uploads pictures: shrunk in a worker, two at a time, retried after network errors. */
export function useShrunkUpload<N extends Parameters<typeof useSendPicture>[0]>(
  call: N,
  { worker, runLimited }: PictureUploader,
) {
  const { t } = useTranslation();
  const heicMessage = t('forms:pictures.problem.heic');
  const send = useSendPicture(call);
  return useCallback(
    (file: Blob, onProgress: (percent: number) => void) =>
      runLimited(async () => {
        const shrunkPicture = await worker.shrink({ file, quarterTurns: 0 });
        // The server cannot read HEIC either; for other files it reports the problem itself.
        if (!shrunkPicture && isHeic(file)) {
          const problem = { status: '422', code: 'picture_unsupported' as const, title: heicMessage };
          throw new ApiError('picture_unsupported', 0, heicMessage, [problem]);
        }
        const sentFile = shrunkPicture ?? file;
        return { picture: await send(sentFile, onProgress), sentFile };
      }),
    [runLimited, worker, send, heicMessage],
  );
}
