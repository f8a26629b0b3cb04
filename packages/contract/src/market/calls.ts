import { z } from 'zod';
import { MARKET_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { IdParams } from '../call/commonSchemas.ts';
import { BUSIEST_AREA_COUNT, MIN_SAMPLE } from '../constants/constants.ts';
import { ACTIONS, PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { PriceContext, PropertyCard, SimilarMedian } from '../listings/property.ts';
import { marketEndpoints } from './endpoints.ts';

/** Count of similar listings between two prices per m²; the upper end is excluded. */
const Bucket = z.object({ from: z.int(), to: z.int(), count: z.int() });

export const Market = z
  .object({
    /** EGP per m² of this listing. */
    price_per_m2: z.int(),
    context: PriceContext,
    /** At most twelve, of equal width, cheapest first; the first and last hold the outliers. */
    buckets: z.array(Bucket),
  })
  .meta({ id: 'Market' });
export type Market = z.infer<typeof Market>;

export const AreaPrice = z
  .object({
    action: z.enum(ACTIONS),
    type: z.enum(PROPERTY_TYPES),
    /** EGP per m², half of the listings between `low` and `high`. Null below `MIN_SAMPLE`, and for land. */
    median: z.int().nullable(),
    low: z.int().nullable(),
    high: z.int().nullable(),
    /** Listings with a price. */
    sample: z.int(),
    on_offer: z.int(),
  })
  .meta({ id: 'AreaPrice' });
export type AreaPrice = z.infer<typeof AreaPrice>;

export const TrendMonth = z
  .object({
    /** `2026-11` */
    month: z.string().regex(/^\d{4}-\d{2}$/),
    median: z.int().nullable(),
    sample: z.int(),
  })
  .meta({ id: 'TrendMonth' });
export type TrendMonth = z.infer<typeof TrendMonth>;

/** Kind of the trend; with only one of the two given, the most common kind that matches it. */
export const AreaKind = z.strictObject({ action: z.enum(ACTIONS).optional(), type: z.enum(PROPERTY_TYPES).optional() });
export type AreaKind = z.infer<typeof AreaKind>;

/** An area with many listings, and the purchase price of its most common type. */
export const BusyArea = z
  .object({
    city: z.int(),
    name: z.string(),
    gover_name: z.string(),
    on_offer: z.int(),
    /** Most common type for sale; never land. */
    type: z.enum(PROPERTY_TYPES),
    /** EGP per m² of that type. */
    median: z.int(),
    /** Listings with a price, at least `MIN_SAMPLE`. */
    sample: z.int(),
  })
  .meta({ id: 'BusyArea' });
export type BusyArea = z.infer<typeof BusyArea>;

export const AreaPage = z
  .object({
    city: z.int(),
    name: z.string(),
    gover: z.int(),
    gover_name: z.string(),
    lat: z.number(),
    lng: z.number(),
    on_offer: z.record(z.enum(ACTIONS), z.int()),
    prices: z.array(AreaPrice),
    /** Twelve months to the current one; of the most common kind if the requested one has no listings, or is land. */
    trend: z.object({ action: z.enum(ACTIONS), type: z.enum(PROPERTY_TYPES), months: z.array(TrendMonth) }).nullable(),
    newest: z.array(PropertyCard),
    /** Other areas with known prices, the nearest first. */
    nearby: z.array(BusyArea),
  })
  .meta({ id: 'AreaPage' });
export type AreaPage = z.infer<typeof AreaPage>;

const id = z.coerce.number().pipe(z.int('invalid_choice').positive('invalid_choice'));

/** Group of listings that a price is compared with. */
const PriceMedianQuery = z.strictObject({
  city: id,
  category_id: id,
  subcategory_id: id,
  action: z.enum(ACTIONS, 'invalid_choice'),
});

export const marketCalls = {
  getPriceMedian: defineCall(marketEndpoints.getPriceMedian, {
    summary: 'Get the typical price',
    description: `What similar properties cost per m², before a price is set; \`null\` below ${MIN_SAMPLE} of them.`,
    cache: MARKET_CACHING,
    query: PriceMedianQuery,
    answer: z.object({ data: SimilarMedian.nullable() }),
    errors: ['invalid_choice', 'unknown_field', 'required_field'],
  }),
  getMarket: defineCall(marketEndpoints.getMarket, {
    summary: 'Compare the price of a property',
    description: `How its price compares with similar ones; \`null\` without a price or below ${MIN_SAMPLE} of them.`,
    cache: MARKET_CACHING,
    params: IdParams,
    answer: z.object({ data: Market.nullable() }),
    errors: ['invalid_id', 'not_found', 'gone'],
  }),
  getBusiestAreas: defineCall(marketEndpoints.getBusiestAreas, {
    summary: 'List the busiest areas',
    description: `The ${BUSIEST_AREA_COUNT} areas with most properties, and their typical price per m².`,
    cache: MARKET_CACHING,
    answer: z.object({ data: z.array(BusyArea) }),
    errors: [],
  }),
  getArea: defineCall(marketEndpoints.getArea, {
    summary: 'Get an area',
    description: 'Prices, trend and newest properties of a city, and prices of nearby areas.',
    cache: MARKET_CACHING,
    params: z.object({ cityId: z.string().regex(/^\d{1,9}$/) }),
    query: AreaKind,
    answer: z.object({ data: AreaPage }),
    errors: ['invalid_id', 'not_found'],
  }),
};
