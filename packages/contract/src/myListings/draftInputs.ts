import { z } from 'zod';
import { MAX_CHOICES, MAX_IMAGES } from '../constants/constants.ts';
import { ACTIONS, PAYMENT_METHODS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../fields/fields.ts';
import { draftShape } from '../listings/propertyFieldSchemas.ts';

const LINK_MAX_LENGTH = 2000;
const text = (max: number) => z.string().max(max, 'text_too_long' satisfies InputCode);
/** A number without limits: it is validated when the ad is posted. */
const number = z.number().nullable();

export const DraftInput = z.strictObject({
  address: text(TEXT_MAX_LENGTH),
  gover: number,
  city: number,
  location: text(LINK_MAX_LENGTH),
  category_id: number,
  subcategory_id: number,
  ...draftShape,
  description: text(2 * TEXT_MAX_LENGTH),
  action: z.enum(ACTIONS).nullable(),
  price: number,
  payment: z.enum(PAYMENT_METHODS).nullable(),
  advance: number,
  up_to_years: number,
  receipt: text(LINE_MAX_LENGTH).nullable(),
  feature_ids: z.array(z.number()).max(5 * MAX_CHOICES),
  pictures: z.array(text(LINE_MAX_LENGTH)).max(MAX_IMAGES),
  cover_img: text(LINE_MAX_LENGTH).nullable(),
});
export type DraftInput = z.output<typeof DraftInput>;
