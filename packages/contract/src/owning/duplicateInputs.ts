import { z } from 'zod';
import { MAX_IMAGES } from '../constants/constants.ts';
import { ACTIONS } from '../constants/vocabulary.ts';
import { LINE_MAX_LENGTH } from '../fields/fields.ts';

const count = z.int().positive();

/** What of an ad tells whether the same home was posted before. */
export const DuplicateInput = z.strictObject({
  city: count,
  action: z.enum(ACTIONS),
  subcategory_id: count,
  size: count,
  /** Zero where there are none. */
  bedrooms: z.int().min(0),
  price: count,
  /** Ids of its uploaded pictures. */
  pictures: z.array(z.string().max(LINE_MAX_LENGTH)).max(MAX_IMAGES),
  /** The ad that is edited: it is like itself. */
  except: z.uuid('invalid_id').optional(),
});
export type DuplicateInput = z.output<typeof DuplicateInput>;
