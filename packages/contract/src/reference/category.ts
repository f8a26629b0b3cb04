import { z } from 'zod';
import { PROPERTY_TYPES } from '../constants/vocabulary.ts';

/** A subcategory; `slug` is its name in the specification. */
const SubcategoryEntry = z
  .object({ id: z.int(), name: z.string(), slug: z.string(), category_id: z.int() })
  .meta({ id: 'Subcategory' });

export const Category = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(PROPERTY_TYPES),
    subcategories: z.array(SubcategoryEntry),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

/** A property feature, listed per category; `name` is in the request's language. */
export const Feature = z.object({ id: z.int(), name: z.string(), arName: z.string() }).meta({ id: 'Feature' });
export type Feature = z.infer<typeof Feature>;
