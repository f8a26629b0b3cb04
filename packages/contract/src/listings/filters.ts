import { z } from 'zod';
import { MAX_CHOICES, MAX_PAGE, MAX_QUERY_LENGTH } from '../constants/constants.ts';
import { RANGE_FIELDS } from '../constants/propertyFields.ts';
import { ACTIONS, PAYMENT_METHODS, PROPERTY_TYPES, RANKINGS } from '../constants/vocabulary.ts';
import { parseArea, parseBox } from '../values/geo.ts';
import { filterShape } from './propertyFieldSchemas.ts';
import { amount, numberList, numeric, wholeNumber } from './queryValues.ts';

const id = wholeNumber(2_147_483_647);
const ids = numberList(id, MAX_CHOICES);

export const Filters = z
  .object({
    type: z.enum(PROPERTY_TYPES).optional(),
    category_id: id.optional(),
    subcategory_id: id.optional(),
    gover: id.optional(),
    city: ids.optional(),
    /** EGP; monthly for rent. Both ends included. */
    min_price: amount.optional(),
    max_price: amount.optional(),
    /** EGP: listings with monthly installments up to this amount. Listings for cash or rent have none. */
    max_monthly: amount.optional(),
    ...filterShape,
    payment: z.enum(PAYMENT_METHODS).optional(),
    ranking: numeric(z.literal(RANKINGS)).optional(),
    /** A listing must have all of these features: ids of the category's main features. */
    features: ids.optional(),
    /** `south,west,north,east` in degrees. A property without a pin counts at its city's centre. */
    box: z
      .string()
      .refine((text) => parseBox(text) !== undefined)
      .optional(),
    /** A drawn area: its corners as an encoded polyline. */
    area: z
      .string()
      .refine((text) => parseArea(text) !== undefined)
      .optional(),
    /** Listed after this moment: see `listed_at`. */
    since: z.iso.datetime().optional(),
  })
  .meta({ id: 'Filters' });
export type Filters = z.infer<typeof Filters>;

const direction = z.enum(['asc', 'desc']).optional();

/** From 1. */
export const PageNumber = wholeNumber(MAX_PAGE, 1);

/** Page and order of a list. Without a sort, ranked ads come first, then the newest. */
export const PageQuery = z.object({
  page: PageNumber.default(1),
  sort_date: direction,
  sort_price: direction,
});

export const filterErrors = [
  'invalid_field',
  'unknown_field',
  'invalid_range',
  'invalid_choice',
  'invalid_number',
] as const;

const RANGE_NAMES = ['price', ...RANGE_FIELDS] as const;
type RangeEnds = { [Range in (typeof RANGE_NAMES)[number] as `min_${Range}` | `max_${Range}`]?: number | undefined };

/** Rejects a range whose lower end is above its upper end, at the upper end's field. */
export const rangeOrderCheck = z.superRefine<RangeEnds>((filters, ctx) => {
  const invertedRange = RANGE_NAMES.find(
    (name) => (filters[`min_${name}`] ?? 0) > (filters[`max_${name}`] ?? Number.POSITIVE_INFINITY),
  );
  if (invertedRange)
    ctx.addIssue({ code: 'custom', path: [`max_${invertedRange}`], params: { code: 'invalid_range' } });
});

export const singleSortCheck = z.superRefine<Pick<z.infer<typeof PageQuery>, 'sort_date' | 'sort_price'>>(
  (sorts, ctx) => {
    if (sorts.sort_date && sorts.sort_price) {
      ctx.addIssue({ code: 'custom', path: ['sort_price'], params: { code: 'invalid_sort' } });
    }
  },
);

export const ListQuery = z
  .strictObject({ ...PageQuery.shape, ...Filters.shape })
  .check(rangeOrderCheck, singleSortCheck);
export type ListQuery = z.infer<typeof ListQuery>;

export const SearchFilters = z
  .strictObject({ ...Filters.shape, action: z.enum(ACTIONS).optional() })
  .check(rangeOrderCheck);
export type SearchFilters = z.infer<typeof SearchFilters>;

/** Body of a search; `page` may be in the query string instead. */
export const SearchBody = z
  .strictObject({
    query: z.string().max(MAX_QUERY_LENGTH).default(''),
    /** Listings with these words come first, unless a sort is given. They do not narrow the results. */
    prefer: z.string().max(MAX_QUERY_LENGTH).default(''),
    page: PageNumber.optional(),
    data: SearchFilters.default({}),
    sort_date: direction,
    sort_price: direction,
  })
  .check(singleSortCheck);
export type SearchBody = z.infer<typeof SearchBody>;
