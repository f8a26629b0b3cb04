import { z } from 'zod';
import { CLOSINGS, RANKINGS, REFUSAL_REASONS, WITHHELD } from '../constants/vocabulary.ts';
import { Property, PropertyCard, PropertyImage } from '../listings/property.ts';

/** How many ads of each rank one may still post. */
export const AdCounts = z
  .object({ basic: z.int().min(0), elite: z.int().min(0), superior: z.int().min(0) })
  .meta({ id: 'AdCounts' });
export type AdCounts = z.infer<typeof AdCounts>;

/** The same, and when the first of them end; null when all may be used for ever. */
export const AdPacks = AdCounts.extend({ expires_at: z.iso.datetime().nullable() }).meta({ id: 'AdPacks' });
export type AdPacks = z.infer<typeof AdPacks>;

/** What a moderator said of an ad that was not let through. */
export const Refusal = z
  .object({
    reasons: z.array(z.enum(REFUSAL_REASONS)).min(1),
    /** In the moderator's words, in the asker's language where there are two; empty when the reasons say it all. */
    note: z.string(),
    /** Whether the ad may come back once that is mended. */
    is_change: z.boolean(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Refusal' });
export type Refusal = z.infer<typeof Refusal>;

const run = {
  /** The rank that the ad was posted with; null for homes that were never posted with one. */
  pack: z.literal(RANKINGS).nullable(),
  /** When the ad's run began, and when it ends; null until it was let through. */
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  /** When it goes one rank down or ends, whichever comes first. */
  ranking_until: z.iso.datetime().nullable(),
  /** Its rank from then on; null where its run ends then, and no other is paid for. */
  ranking_next: z.literal(RANKINGS).nullable(),
  /** It waits until its seller has confirmed the address of the account. */
  waits_for_email: z.boolean(),
  /** Why it is off offer while its run goes on; null otherwise. */
  withheld: z.enum(WITHHELD).nullable(),
  /** The rank of the run that is paid for and begins when this one ends; null without one. */
  next_pack: z.literal(RANKINGS).nullable(),
  /** What the seller said became of the home when they ended the ad; null otherwise. */
  closed_as: z.enum(CLOSINGS).nullable(),
  /** Since when the seller is asked whether it is still to be had, as several people say it is sold; null otherwise. */
  sold_asked_at: z.iso.datetime().nullable(),
  /** Why it was not let through the last time; null when it was. */
  refusal: Refusal.nullable(),
  /** The last edit of the approved version, which stays online: pending without a `refusal`. Null without an edit. */
  edit: z.object({ at: z.iso.datetime(), refusal: Refusal.nullable() }).nullable(),
};

/** A home as its owner's list shows it, with the figures. */
export const OwnProperty = PropertyCard.extend(run).meta({ id: 'OwnProperty' });
export type OwnProperty = z.infer<typeof OwnProperty>;

/** A property as its owner edits it, with the changes of `edit`. */
export const OwnPropertyDetails = Property.extend(run).meta({ id: 'OwnPropertyDetails' });
export type OwnPropertyDetails = z.infer<typeof OwnPropertyDetails>;

/** A picture that was sent before its ad. */
export const UploadedPicture = PropertyImage.pick({ width: true, height: true, thumbhash: true })
  .extend({
    /** By which an ad names it; also the name under which it is shown. */
    id: z.string(),
  })
  .meta({ id: 'UploadedPicture' });
export type UploadedPicture = z.infer<typeof UploadedPicture>;
