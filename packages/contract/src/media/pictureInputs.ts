import { z } from 'zod';
import { MAX_IMAGES, PICTURE_MAX_BYTES, PICTURE_TYPES } from '../constants/constants.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { chosenFile } from '../fields/fields.ts';

/** A type that browsers show and the server reads; a drawing with scripts in it (SVG) is none. */
export const isPictureType = (type: string): boolean => /^image\/(?!svg)/.test(type);

/** A photograph of an iPhone in its own format, which few browsers read; systems that do not know it name no type. */
export const isHeic = ({ type, name = '' }: { type: string; name?: string }): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** What the system's dialog offers of pictures; HEIC, for which some systems name no type, too. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif';

/** An image that can be chosen. HEIC is taken, so that its tile can say what to do where the browser does not read it. */
export const isPictureFile = (file: Pick<File, 'type' | 'name'>): boolean => isPictureType(file.type) || isHeic(file);

/** What is wrong with a picture, as far as can be said before it is decoded. */
function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): InputCode | null {
  if (!isPictureType(type)) return 'picture_invalid';
  if (!PICTURE_TYPES.includes(type)) return 'picture_unsupported';
  return size > PICTURE_MAX_BYTES ? 'picture_too_large' : null;
}

/** The picture of a person (specification, section 5). */
export const profilePicture = () =>
  chosenFile('picture_required').superRefine((file, context) => {
    const message = pictureProblem(file);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A picture of an ad, known by the id under which it is or will be on the server. */
const AdPicture = z.object({
  id: z.string(),
  /** What is shown: an object URL, or the address of a picture that the ad has. */
  src: z.string(),
  state: z.enum(['uploading', 'failed', 'done']),
  /** 0–100 while uploading. */
  progress: z.number().optional(),
  /** Why the server refused it, in words: trying again would not help. */
  problem: z.string().optional(),
});
export type AdPicture = z.output<typeof AdPicture>;

/** What the pictures of an ad still lack: at least one and at most ten, all of them there (specification, section 5). */
export function imagesProblem(images: readonly Pick<AdPicture, 'state'>[]): InputCode | null {
  if (images.length === 0) return 'images_required';
  if (images.length > MAX_IMAGES) return 'images_too_many';
  if (images.some(({ state }) => state === 'failed')) return 'images_failed';
  return images.some(({ state }) => state === 'uploading') ? 'images_uploading' : null;
}

interface Pictures {
  image: readonly AdPicture[];
  cover_img: string | null;
}

/** Lists show one of the pictures; without any, that is what is wrong. */
export const coverCheck = crossFieldCheck<Pictures>(
  ({ image, cover_img }) => image.length === 0 || image.some(({ id }) => id === cover_img),
  { reads: ['image', 'cover_img'], at: 'cover_img', code: 'cover_required' },
);

/** Fourth tab: the pictures in their order, and the cover's id. */
export const PropertyPictures = z
  .object({
    image: z.array(AdPicture, 'images_required' satisfies InputCode).superRefine((images, context) => {
      const problem = imagesProblem(images);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
    cover_img: z.string().nullable(),
  })
  .check(coverCheck);
