import { type AdPicture, IMAGES_PATH, isHeic, pictureFile } from '@mashrabiya/contract';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { useSendPicture } from '../../uploads/useSendPicture.ts';
import { PictureWorker } from './pictureWorker.ts';

const AT_ONCE = 2;
/** Largest picture width that the server stores. */
const STORED_WIDTH = 1600;

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
  const { t } = useTranslation();
  const [worker] = useState(() => new PictureWorker());
  const [inTurn] = useState(() => turnstile(AT_ONCE));
  useEffect(() => () => worker.end(), [worker]);
  const heic = t('forms:pictures.problem.heic');

  const send = useSendPicture();

  const upload = useCallback(
    (file: Blob, onProgress: (percent: number) => void): Promise<string> =>
      inTurn(async () => {
        const smaller = await worker.shrink({ file, quarterTurns: 0 });
        // The server cannot read HEIC either; for other files it reports the problem itself.
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
          : await (await fetch(`${IMAGES_PATH}/${pictureFile(picture.id, 'avif', STORED_WIDTH)}`)).blob();
      const turned = await worker.shrink({ file, quarterTurns: 1 });
      if (!turned) throw new Error('The browser cannot decode the picture');
      return turned;
    },
    [worker],
  );

  return { upload, rotate };
}
