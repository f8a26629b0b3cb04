import { z } from 'zod';
import { MAX_IMAGES } from '../constants/constants.ts';
import { PROPERTY_FIELDS } from '../constants/propertyFields.ts';
import { ACTIONS } from '../constants/vocabulary.ts';
import { LINE_MAX_LENGTH } from '../fields/fields.ts';

/** As stored: a larger one would fail in the database. */
const id = z.int().positive().max(2_147_483_647);

/** Facts by which duplicates of a property are found. */
export const DuplicateInput = z.strictObject({
  city: id,
  action: z.enum(ACTIONS),
  subcategory_id: id,
  size: z.int().min(PROPERTY_FIELDS.size.min).max(PROPERTY_FIELDS.size.max),
  /** Zero if the type has none. */
  bedrooms: z.int().min(0).max(PROPERTY_FIELDS.bedrooms.max),
  price: z.int().positive(),
  pictures: z.array(z.string().max(LINE_MAX_LENGTH)).max(MAX_IMAGES),
  /** The ad being edited, which would match itself. */
  except: z.uuid('invalid_id').optional(),
});
export type DuplicateInput = z.output<typeof DuplicateInput>;
