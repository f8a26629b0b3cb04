import { z } from 'zod';
import { MAX_IMAGES, PICTURE_MAX_BYTES, PICTURE_TYPES } from '../constants/constants.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { requiredFile } from '../fields/fields.ts';

/** Excludes SVG, which may contain scripts. */
const isPictureType = (type: string): boolean => /^image\/(?!svg)/.test(type);

/** Photograph in the iPhone's own format, which few browsers read; systems that do not know it name no type. */
export const isHeic = ({ type, name = '' }: { type: string; name?: string }): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Types for the file dialog; HEIC by extension too, because some systems name no type for it. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif';

/** HEIC is accepted so that its tile can explain what to do if the browser cannot read it. */
export const isPictureFile = (file: Pick<File, 'type' | 'name'>): boolean => isPictureType(file.type) || isHeic(file);

function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): InputCode | null {
  if (!isPictureType(type)) return 'picture_invalid';
  if (!PICTURE_TYPES.includes(type)) return 'picture_unsupported';
  return size > PICTURE_MAX_BYTES ? 'picture_too_large' : null;
}

/** Profile picture (specification, section 5). */
export const profilePicture = () =>
  requiredFile('picture_required').superRefine((file, context) => {
    const message = findPictureProblem(file);
    if (message) context.addIssue({ code: 'custom', message });
  });

const AdPicture = z.object({
  id: z.string(),
  src: z.string(),
  state: z.enum(['uploading', 'failed', 'done']),
  /** 0–100 while uploading. */
  progress: z.number().optional(),
  /** Reason why the server refused the picture; a retry would not help. */
  problem: z.string().optional(),
});
export type AdPicture = z.output<typeof AdPicture>;

interface PictureCountCodes {
  required: InputCode;
  tooMany: InputCode;
}

export const uploadedPictures = (max: number, { required, tooMany }: PictureCountCodes) =>
  z.array(AdPicture, required).superRefine((pictures, context) => {
    const findProblem = (): InputCode | null => {
      if (pictures.length === 0) return required;
      if (pictures.length > max) return tooMany;
      if (pictures.some(({ state }) => state === 'failed')) return 'images_failed';
      return pictures.some(({ state }) => state === 'uploading') ? 'images_uploading' : null;
    };
    const message = findProblem();
    if (message) context.addIssue({ code: 'custom', message });
  });

interface Pictures {
  image: readonly AdPicture[];
  cover_img: string | null;
}

/** Lists show one of the pictures; without any, `image` has the error. */
export const coverCheck = crossFieldCheck<Pictures>(
  ({ image, cover_img }) => image.length === 0 || image.some(({ id }) => id === cover_img),
  { comparedFields: ['image', 'cover_img'], errorField: 'cover_img', code: 'cover_required' },
);

export const PropertyPictures = z
  .object({
    /** One to ten (specification, section 5). */
    image: uploadedPictures(MAX_IMAGES, { required: 'images_required', tooMany: 'images_too_many' }),
    cover_img: z.string().nullable(),
  })
  .check(coverCheck);
