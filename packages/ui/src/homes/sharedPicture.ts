import type { ViewTransitionProps } from 'react';
import type { PictureImage } from '../foundation/Picture/Picture.tsx';
import { SHARED_PICTURE } from '../theme/viewTransitions.ts';

/**
 * For the `ViewTransition` around a picture that the next page shows, too: it moves from its place here to its place
 * there. Without an image nothing moves.
 */
export const sharedPicture = (image: PictureImage | undefined): ViewTransitionProps => ({
  name: image ? `picture-${image.img_name.replace(/\W/g, '-')}` : 'auto',
  default: 'none',
  share: SHARED_PICTURE,
});
