import { z } from 'zod';
import { COUNT_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { MAX_PINS } from '../constants/constants.ts';
import { ACTIONS } from '../constants/vocabulary.ts';
import { listingEndpoints } from './endpoints.ts';
import { FilterQuery } from './facetCalls.ts';
import { filterErrors, rangeOrderCheck } from './filters.ts';

const coordinates = { lat: z.number(), lng: z.number() };

export const MapCluster = z
  .object({
    ...coordinates,
    total: z.int().min(2),
    /** EGP; null if none has a price. */
    min_price: z.number().nullable(),
    /** Bounding box of the listings, in the filters' format. */
    box: z.string(),
  })
  .meta({ id: 'MapCluster' });
export type MapCluster = z.infer<typeof MapCluster>;

/** One of the best listings in view, shown with its price. */
export const MapPin = z
  .object({
    id: z.string(),
    ...coordinates,
    price: z.number().nullable(),
    action: z.enum(ACTIONS),
    ranking: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** False if only the city is known. */
    exact: z.boolean(),
  })
  .meta({ id: 'MapPin' });
export type MapPin = z.infer<typeof MapPin>;

/** One of the other listings in view. */
export const MapDot = z.object({ id: z.string(), ...coordinates }).meta({ id: 'MapDot' });
export type MapDot = z.infer<typeof MapDot>;

export const MapView = z
  .object({
    total: z.int().min(0),
    clusters: z.array(MapCluster),
    pins: z.array(MapPin).max(MAX_PINS),
    dots: z.array(MapDot),
    /** Bounding box of all listings that match the filters; null without matches. */
    extent: z.string().nullable(),
  })
  .meta({ id: 'MapView' });
export type MapView = z.infer<typeof MapView>;

export const mapCalls = {
  getMap: defineCall(listingEndpoints.getMap, {
    summary: 'Get the map of a box',
    description: 'Clusters, pins with prices and dots of the properties in a box at a zoom level.',
    cache: COUNT_CACHING,
    query: z
      .strictObject({ ...FilterQuery.shape, zoom: z.coerce.number().min(0).max(22).default(6) })
      .check(rangeOrderCheck),
    answer: MapView,
    errors: [...filterErrors, 'text_too_long'],
  }),
};
