import { type AdPicture, getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import { useCallback, useEffect, useState } from 'react';
import { createPictureUploader, useShrunkUpload } from '../../uploads/useShrunkUpload.ts';

/** Largest picture width that the server stores. */
const STORED_WIDTH_PX = 1600;

/** Uploads and rotates an ad's pictures. */
export function usePictureUpload() {
  const [uploader] = useState(createPictureUploader);
  const { worker } = uploader;
  useEffect(() => () => worker.end(), [worker]);
  const send = useShrunkUpload('uploadPicture', uploader);

  const upload = useCallback(
    async (file: Blob, onProgress: (percent: number) => void): Promise<string> =>
      (await send(file, onProgress)).picture.id,
    [send],
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
