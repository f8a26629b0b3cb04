import type { ViewTransitionProps } from 'react';
import type { PictureImage } from '../../foundation/Picture/Picture.tsx';
import { SHARED_PICTURE } from '../../theme/viewTransitions.ts';

/**
 * `ViewTransition` props of a picture that the next page shows too, so that it moves there. Without an image nothing
 * moves.
 */
export const getPictureTransition = (image: PictureImage | undefined): ViewTransitionProps => ({
  name: image ? `picture-${image.img_name.replace(/\W/g, '-')}` : 'auto',
  default: 'none',
  share: SHARED_PICTURE,
});
