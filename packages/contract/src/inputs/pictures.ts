import { z } from 'zod';
import { MAX_IMAGES } from '../constants.ts';
import type { InputCode } from './codes.ts';
import { chosenFile } from './fields.ts';

/** A type that browsers show and the server reads; a drawing with scripts in it (SVG) is none. */
export const isPictureType = (type: string): boolean => /^image\/(?!svg)/.test(type);

/** The picture of a person (specification, section 5). */
export const profilePicture = () =>
  chosenFile('picture_required').refine(({ type }) => isPictureType(type), {
    error: 'picture_invalid' satisfies InputCode,
  });

/** A picture of an ad, known by the id under which it is or will be on the server. */
const AdPicture = z.object({
  id: z.string(),
  /** What is shown: an object URL, or the address of a picture that the ad has. */
  src: z.string(),
  state: z.enum(['uploading', 'failed', 'done']),
  /** 0–100 while uploading. */
  progress: z.number().optional(),
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
export const coverCheck = z.refine<Pictures>(
  ({ image, cover_img }) => !image?.length || image.some(({ id }) => id === cover_img),
  { path: ['cover_img'], error: 'cover_required' satisfies InputCode, when: () => true },
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
