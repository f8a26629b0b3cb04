import { z } from 'zod';
import { CLOSINGS, RANKINGS, REFUSAL_REASONS, WITHHOLD_REASONS } from '../constants/vocabulary.ts';
import { Property, PropertyCard, PropertyImage } from '../listings/property.ts';

export const AdCounts = z
  .object({ basic: z.int().min(0), elite: z.int().min(0), superior: z.int().min(0) })
  .meta({ id: 'AdCounts' });
export type AdCounts = z.infer<typeof AdCounts>;

export const AdCreditBalance = AdCounts.extend({
  /** Expiry of the first ads; null if none expires. */
  expires_at: z.iso.datetime().nullable(),
  /** True if ads of a bought plan are left. `getPlan` then has an answer, unless their order was refunded. */
  has_plan: z.boolean(),
}).meta({ id: 'AdCreditBalance' });
export type AdCreditBalance = z.infer<typeof AdCreditBalance>;

export const Refusal = z
  .object({
    reasons: z.array(z.enum(REFUSAL_REASONS)).min(1),
    /** The moderator's note, in the request's language if there are two; empty without a note. */
    note: z.string(),
    /** True if the ad may be resubmitted after a correction. */
    is_change: z.boolean(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Refusal' });
export type Refusal = z.infer<typeof Refusal>;

const run = {
  /** Rank that the ad was posted with; null for ads posted without one. */
  pack: z.literal(RANKINGS).nullable(),
  /** Start and end of the ad's period; null until approved. */
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  /** When the ad goes one rank down or ends, whichever comes first. */
  ranking_until: z.iso.datetime().nullable(),
  /** Rank of the ad from `ranking_until` on; null if the period ends and no other is paid for. */
  ranking_next: z.literal(RANKINGS).nullable(),
  /** The ad is pending until its seller confirms the account's address. */
  waits_for_email: z.boolean(),
  /** Reason why the ad is offline while its period continues; null otherwise. */
  withheld: z.enum(WITHHOLD_REASONS).nullable(),
  /** Rank of the next paid period, which starts when this one ends; null without one. */
  next_pack: z.literal(RANKINGS).nullable(),
  /** Outcome that the seller reported when ending the ad; null otherwise. */
  closed_as: z.enum(CLOSINGS).nullable(),
  /** When the seller was asked to confirm availability after several "sold" reports; null if not asked. */
  sold_asked_at: z.iso.datetime().nullable(),
  refusal: Refusal.nullable(),
  /** Last edit of the approved version, which stays online: pending without a `refusal`. Null without an edit. */
  edit: z.object({ at: z.iso.datetime(), refusal: Refusal.nullable() }).nullable(),
};

export const OwnProperty = PropertyCard.extend(run).meta({ id: 'OwnProperty' });
export type OwnProperty = z.infer<typeof OwnProperty>;

/** A property as its owner edits it, with the changes of `edit`. */
export const OwnPropertyDetails = Property.extend(run).meta({ id: 'OwnPropertyDetails' });
export type OwnPropertyDetails = z.infer<typeof OwnPropertyDetails>;

export const UploadedPicture = PropertyImage.pick({ width: true, height: true, thumbhash: true })
  .extend({
    /** Reference in an ad, and the name under which the picture is shown. */
    id: z.string(),
  })
  .meta({ id: 'UploadedPicture' });
export type UploadedPicture = z.infer<typeof UploadedPicture>;
