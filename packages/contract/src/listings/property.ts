import { z } from 'zod';
import { PublicUser } from '../accounts/user.ts';
import { MIN_SAMPLE } from '../constants/constants.ts';
import { ACTIONS, PAYMENT_METHODS, PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { Feature } from '../reference/category.ts';
import { factShape } from './propertyFieldSchemas.ts';

/** One picture of a home. Its variants are named after `img_name`: see `pictureFile`. */
export const PropertyImage = z
  .object({
    img_name: z.string(),
    is_cover: z.boolean(),
    /** Pixels of the original, for the reserved box. */
    width: z.int().positive(),
    height: z.int().positive(),
    /** Base64 ThumbHash, shown until the picture has come; in lists empty for all but the cover. */
    thumbhash: z.string(),
    /** What is to be seen, in the asker's language. */
    alt: z.string(),
  })
  .meta({ id: 'PropertyImage' });
export type PropertyImage = z.infer<typeof PropertyImage>;

/** How a home is paid for. Money is whole EGP; for rent, `price` is per month. */
export const Payment = z
  .object({
    price: z.number().nullable(),
    /** 0 sale, 1 rent. */
    action: z.union([z.literal(0), z.literal(1)]),
    payment: z.enum(PAYMENT_METHODS),
    /** Down payment; null for cash. */
    advance: z.number().nullable(),
    up_to_years: z.int().nullable(),
    /** ISO date of delivery; null for cash. */
    receipt: z.iso.date().nullable(),
    /** One monthly installment; null for cash. */
    installment: z.number().nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** A home's price per m² compared with similar homes of the same action, from the smallest area with enough of them for a median. */
export const PriceContext = z
  .object({
    /** EGP per m² (per month for rent), whole. */
    median: z.int().positive(),
    /** How many like homes, this one included, the median is of: at least `MIN_SAMPLE`. */
    sample: z.int().min(MIN_SAMPLE),
    /** Percent above (below: negative) the median, whole. */
    difference: z.int(),
    /** Whether all of them are of the home's subcategory, or only of its type. */
    kind: z.enum(['subcategory', 'type']),
    /** Where they are: in the home's city, around it too (see `radius`), or anywhere in its governorate. */
    area: z.enum(['city', 'nearby', 'governorate']),
    /** For `nearby`: how many kilometres the centres of the other cities are away at most. */
    radius: z.int().positive().nullable(),
  })
  .meta({ id: 'PriceContext' });
export type PriceContext = z.infer<typeof PriceContext>;

/** What like homes cost per m², without a home's own price beside it. */
export const LikeMedian = PriceContext.omit({ difference: true }).meta({ id: 'LikeMedian' });
export type LikeMedian = z.infer<typeof LikeMedian>;

/** A home as lists and cards show it. */
export const PropertyCard = z
  .object({
    id: z.string(),
    /** The ad's title. */
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
    /** `price` with thousands separators. */
    f_price: z.string().nullable(),
    payment: Payment,
    /** 1 basic, 2 elite, 3 superior. */
    ranking: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    ad_type: z.enum(['basic', 'elite', 'superior']),
    /** 1 pending, 2 active, 3 expired, 4 rejected. */
    availability: z.int(),
    action: z.enum(ACTIONS),
    is_loved: z.boolean(),
    /** Whether a reel of it is on offer. */
    has_reel: z.boolean(),
    /** The cover comes first. */
    img: z.array(PropertyImage),
    cover_img: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** When its present run went on offer; it may have been written long before. */
    listed_at: z.iso.datetime(),
    /** When the seller last confirmed that the home is available. */
    confirmed_at: z.iso.datetime(),
    /** `confirmed_at` in words of the asker's language, as of the answer. */
    confirmed_ago: z.string(),
    /** EGP per m², whole; null without a price. */
    price_per_m2: z.int().nullable(),
    /** Null without a price, or when too few homes are like it. */
    price_context: PriceContext.nullable(),
    /** `created_at` in words of the asker's language, as of the answer. */
    time_ago: z.string(),
    /** Owner's figures; null for everybody else. */
    total_views: z.int().nullable(),
    total_favorites: z.int().nullable(),
    total_leads: z.int().nullable(),
  })
  .meta({ id: 'PropertyCard' });
export type PropertyCard = z.infer<typeof PropertyCard>;

/** A home with everything that its own page shows. */
export const Property = PropertyCard.extend({
  description: z.string(),
  /** Latitude and longitude; `exact` is false when only the city is known. */
  coordinates: z.object({ lat: z.number(), lng: z.number(), exact: z.boolean() }).nullable(),
  features: z.array(Feature),
  user: PublicUser,
}).meta({ id: 'Property' });
export type Property = z.infer<typeof Property>;
