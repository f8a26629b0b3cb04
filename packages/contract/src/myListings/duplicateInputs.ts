import { z } from 'zod';
import { MAX_IMAGES } from '../constants/constants.ts';
import { ACTIONS } from '../constants/vocabulary.ts';
import { LINE_MAX_LENGTH } from '../fields/fields.ts';

const count = z.int().positive();

/** Facts by which duplicates of a property are found. */
export const DuplicateInput = z.strictObject({
  city: count,
  action: z.enum(ACTIONS),
  subcategory_id: count,
  size: count,
  /** Zero if the type has none. */
  bedrooms: z.int().min(0),
  price: count,
  pictures: z.array(z.string().max(LINE_MAX_LENGTH)).max(MAX_IMAGES),
  /** The ad being edited, which would match itself. */
  except: z.uuid('invalid_id').optional(),
});
export type DuplicateInput = z.output<typeof DuplicateInput>;
