import { z } from 'zod';
import { PublicUser } from '../accounts/user.ts';
import { MIN_SAMPLE } from '../constants/constants.ts';
import { ACTIONS, PAYMENT_METHODS, PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { Feature } from '../reference/category.ts';
import { factShape } from './propertyFieldSchemas.ts';

/** Its variants are named after `img_name`: see `getPictureFile`. */
export const PropertyImage = z
  .object({
    img_name: z.string(),
    is_cover: z.boolean(),
    /** Pixels of the original, to reserve the box. */
    width: z.int().positive(),
    height: z.int().positive(),
    /** Base64 ThumbHash, shown until the picture has loaded; in lists empty for all but the cover. */
    thumbhash: z.string(),
    /** Description of the picture, in the request's language. */
    alt: z.string(),
  })
  .meta({ id: 'PropertyImage' });
export type PropertyImage = z.infer<typeof PropertyImage>;

/** Payment terms of a property. Money is whole EGP; for rent, `price` is per month. */
export const Payment = z
  .object({
    price: z.number().nullable(),
    action: z.union([z.literal(0), z.literal(1)]),
    payment: z.enum(PAYMENT_METHODS),
    /** Down payment; null for cash. */
    advance: z.number().nullable(),
    up_to_years: z.int().nullable(),
    /** ISO date of delivery; null for cash. */
    receipt: z.iso.date().nullable(),
    installment: z.number().nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** Price per m² compared with similar properties of the same action, in the smallest area with enough of them. */
export const PriceContext = z
  .object({
    /** EGP per m² (per month for rent), whole. */
    median: z.int().positive(),
    /** Number of properties in the median, this one included: at least `MIN_SAMPLE`. */
    sample: z.int().min(MIN_SAMPLE),
    /** Percent above (below: negative) the median, whole. */
    difference: z.int(),
    /** The sample shares the subcategory, or only the type. */
    kind: z.enum(['subcategory', 'type']),
    /** The sample's area: the city, the city and its surroundings (see `radius`), or the governorate. */
    area: z.enum(['city', 'nearby', 'governorate']),
    /** For `nearby`: maximum distance of the other cities' centres, in kilometres. */
    radius: z.int().positive().nullable(),
  })
  .meta({ id: 'PriceContext' });
export type PriceContext = z.infer<typeof PriceContext>;

export const SimilarMedian = PriceContext.omit({ difference: true }).meta({ id: 'SimilarMedian' });
export type SimilarMedian = z.infer<typeof SimilarMedian>;

export const PropertyCard = z
  .object({
    id: z.string(),
    address: z.string(),
    /** Link to a map; null when the seller gave none. */
    location: z.url().nullable(),
    type: z.enum(PROPERTY_TYPES),
    category_id: z.int(),
    category_name: z.string(),
    subcategory_id: z.int(),
    subcategory_name: z.string(),
    gover: z.int(),
    gover_name: z.string(),
    city: z.int(),
    city_name: z.string(),
    ...factShape,
    /** Whole EGP, per month for rent; null shows the no-price label. */
    price: z.number().nullable(),
    f_price: z.string().nullable(),
    payment: Payment,
    ranking: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    ad_type: z.enum(['basic', 'elite', 'superior']),
    /** 1 pending, 2 active, 3 expired, 4 rejected. */
    availability: z.int(),
    action: z.enum(ACTIONS),
    is_loved: z.boolean(),
    /** True if one of its reels is on offer. */
    has_reel: z.boolean(),
    img: z.array(PropertyImage),
    cover_img: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** Start of the current ad period; the property may be much older. */
    listed_at: z.iso.datetime(),
    /** When the seller last confirmed availability. */
    confirmed_at: z.iso.datetime(),
    /** `confirmed_at` as a relative time in the request's language. */
    confirmed_ago: z.string(),
    /** EGP per m², whole; null without a price. */
    price_per_m2: z.int().nullable(),
    /** Null without a price, or with too few similar properties. */
    price_context: PriceContext.nullable(),
    /** `created_at` as a relative time in the request's language. */
    time_ago: z.string(),
    /** For the owner only; null for others. */
    total_views: z.int().nullable(),
    total_favorites: z.int().nullable(),
    total_leads: z.int().nullable(),
  })
  .meta({ id: 'PropertyCard' });
export type PropertyCard = z.infer<typeof PropertyCard>;

export const Property = PropertyCard.extend({
  description: z.string(),
  /** Latitude and longitude; `exact` is false if only the city is known. */
  coordinates: z.object({ lat: z.number(), lng: z.number(), exact: z.boolean() }).nullable(),
  features: z.array(Feature),
  user: PublicUser,
}).meta({ id: 'Property' });
export type Property = z.infer<typeof Property>;
