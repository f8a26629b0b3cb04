import { z } from 'zod';

/** A picture that is not public; its domain's calls serve it to the users who may see it. */
export const PrivatePicture = z
  .object({
    id: z.uuid(),
    /** Pixels. */
    width: z.int().min(1),
    height: z.int().min(1),
    /** Base64 ThumbHash, shown until the picture has loaded. */
    thumbhash: z.string(),
  })
  .meta({ id: 'PrivatePicture' });
export type PrivatePicture = z.infer<typeof PrivatePicture>;

/** `small` is for lists, `large` for the whole screen. */
const PRIVATE_PICTURE_SIZES = ['small', 'large'] as const;
export type PrivatePictureSize = (typeof PRIVATE_PICTURE_SIZES)[number];

export const PrivatePictureQuery = z.strictObject({
  size: z.enum(PRIVATE_PICTURE_SIZES, 'invalid_choice').default('large'),
});
