import { buildPictureSrcSet, getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import { preload } from 'react-dom';

const MIN_WIDTH = 480;

/**
 * Adds a preload of the largest picture to the document's head, so that it starts before the parser reaches the
 * picture. Call while rendering. No-op in a browser, where the picture itself is as early and may be unmounted before
 * it loads.
 */
export function preloadPicture(imgName: string, sizes: string): void {
  if (typeof document !== 'undefined') return;
  preload(`${IMAGES_PATH}/${getPictureFile(imgName, 'avif', MIN_WIDTH)}`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: buildPictureSrcSet(imgName, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
