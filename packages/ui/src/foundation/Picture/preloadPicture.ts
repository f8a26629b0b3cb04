import { IMAGES_PATH, pictureFile, pictureSrcSet } from '@mashrabiya/contract';
import { preload } from 'react-dom';

const SMALLEST = 480;

/**
 * Names the picture that the first screen is judged by in the document's head: it is asked for with the first bytes of
 * the page, not when the parser has come to it. Call while rendering. In a browser the picture itself is as early, and
 * one whose place is gone by then would be fetched for nothing.
 */
export function preloadPicture(imgName: string, sizes: string): void {
  if (typeof document !== 'undefined') return;
  preload(`${IMAGES_PATH}/${pictureFile(imgName, 'avif', SMALLEST)}`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(imgName, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
