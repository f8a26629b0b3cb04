import { z } from 'zod';
import { REFUSAL_REASONS } from '../constants/vocabulary.ts';
import { Property, PropertyCard } from '../listings/property.ts';
import { Reel } from '../reels/reel.ts';
import { CaseSeller } from './entities.ts';
import { REVIEW_DECISIONS } from './reviewInputs.ts';

/** What was decided of an ad before. */
export const PastReview = z
  .object({
    decision: z.enum(REVIEW_DECISIONS),
    reasons: z.array(z.enum(REFUSAL_REASONS)),
    note: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'PastReview' });
export type PastReview = z.infer<typeof PastReview>;

/** What of an ad can have changed since a moderator saw it last. */
export const AD_PARTS = [
  'title',
  'description',
  'place',
  'kind',
  'facts',
  'price',
  'pictures',
  'features',
  'video',
] as const;
export type AdPart = (typeof AD_PARTS)[number];

/**
 * Why an ad waits for a moderator: it is new; it was sent back; more than price and description has changed; its seller
 * is not trusted yet; nobody is; or what kept it back is over.
 */
export const WAIT_REASONS = ['new', 'sent_back', 'beyond', 'untrusted', 'nobody', 'earlier'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** A text, a number, several texts, or nothing. */
const FieldValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable();

/** What an ad says now in the place of what it said when a moderator saw it last. */
export const AdChange = z
  .object({
    part: z.enum(AD_PARTS),
    /** The column; of pictures the values are their names. Places, kinds and features are named, vocabulary stays. */
    field: z.string(),
    before: FieldValue,
    after: FieldValue,
  })
  .meta({ id: 'AdChange' });
export type AdChange = z.infer<typeof AdChange>;

/** A reel, or an edit of one, that a moderator reviews. */
export const PendingReel = Reel.extend({
  /** It is an edit of an approved reel, which stays on offer meanwhile. */
  is_edit: z.boolean(),
  /** Fields that differ from the approved version; empty for a new reel. */
  changes: z.array(AdChange),
  /** Fields that contradict the property: `before` is the property's value, `after` the reel's. */
  differences: z.array(AdChange),
}).meta({ id: 'PendingReel' });
export type PendingReel = z.infer<typeof PendingReel>;

/** Kilometres from the centre of the ad's city to its pin, to a tenth; null without a pin. */
export const PinDistance = z.number().min(0).nullable();

/** An ad that a moderator looks at, with what the decision needs. */
export const ReviewCase = z
  .object({
    property: Property,
    pin_distance: PinDistance,
    submitted_at: z.iso.datetime(),
    /** It is an edit of an approved listing, which stays online meanwhile. */
    is_edit: z.boolean(),
    why: z.enum(WAIT_REASONS),
    /** Until when nobody else gets this ad. */
    claimed_until: z.iso.datetime(),
    seller: CaseSeller,
    /** Newest first. */
    history: z.array(PastReview),
    /** Parts that differ from the approved version, or from the last review; empty for a new listing. */
    changed: z.array(z.enum(AD_PARTS)),
    /** The same, field by field. */
    changes: z.array(AdChange),
    /** Homes that may be the same one: with its cover, or of its size and price in its city. */
    duplicates: z.array(PropertyCard),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof ReviewCase>;
