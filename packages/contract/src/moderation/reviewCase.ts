import { z } from 'zod';
import { REFUSAL_REASONS } from '../constants/vocabulary.ts';
import { Property, PropertyCard } from '../listings/property.ts';
import { Reel } from '../reels/reel.ts';
import { CaseSeller } from './entities.ts';
import { REVIEW_DECISIONS } from './reviewInputs.ts';

export const PreviousReview = z
  .object({
    decision: z.enum(REVIEW_DECISIONS),
    reasons: z.array(z.enum(REFUSAL_REASONS)),
    note: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'PreviousReview' });
export type PreviousReview = z.infer<typeof PreviousReview>;

const AD_PARTS = ['title', 'description', 'place', 'kind', 'facts', 'price', 'pictures', 'features', 'video'] as const;
export type AdPart = (typeof AD_PARTS)[number];

/**
 * Reason why an ad is pending. `reviewed_fields`: more than price and description changed; `trust_off`: the settings
 * trust no seller.
 */
const WAIT_REASONS = ['new', 'sent_back', 'reviewed_fields', 'untrusted', 'trust_off', 'earlier'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

const FieldValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable();

/** A changed field: its value now, and at the last review. */
export const AdChange = z
  .object({
    part: z.enum(AD_PARTS),
    /** Column name; picture values are file names. Places, kinds and features are named, vocabulary codes stay. */
    field: z.string(),
    before: FieldValue,
    after: FieldValue,
  })
  .meta({ id: 'AdChange' });
export type AdChange = z.infer<typeof AdChange>;

export const PendingReel = Reel.extend({
  /** True for an edit of an approved reel, which stays on offer meanwhile. */
  is_edit: z.boolean(),
  /** Fields that differ from the approved version; empty for a new reel. */
  changes: z.array(AdChange),
  /** Fields that contradict the property: `before` is the property's value, `after` the reel's. */
  differences: z.array(AdChange),
}).meta({ id: 'PendingReel' });
export type PendingReel = z.infer<typeof PendingReel>;

/** Kilometres from the city's centre to the pin, one decimal; null without a pin. */
export const PinDistance = z.number().min(0).nullable();

export const ReviewCase = z
  .object({
    property: Property,
    pin_distance: PinDistance,
    submitted_at: z.iso.datetime(),
    /** True for an edit of an approved listing, which stays online meanwhile. */
    is_edit: z.boolean(),
    why: z.enum(WAIT_REASONS),
    claimed_until: z.iso.datetime(),
    seller: CaseSeller,
    history: z.array(PreviousReview),
    /** Parts that differ from the approved version, or from the last review; empty for a new listing. */
    changed: z.array(z.enum(AD_PARTS)),
    changes: z.array(AdChange),
    /** Possible duplicates: same cover, or same size and price in the same city. */
    duplicates: z.array(PropertyCard),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof ReviewCase>;
