import { z } from 'zod';
import { REPORT_REASONS } from '../vocabulary.ts';
import { CaseSeller } from './moderation.ts';
import { Property, PropertyCard } from './property.ts';
import { PastReview } from './reviewCase.ts';

/** What somebody said against an ad. */
export const Report = z
  .object({
    id: z.uuid(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    /** Whether it came from a login, who is told what became of it. */
    by_account: z.boolean(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

/** An ad that visitors have reported, with what the decision needs. */
export const ReportCase = z
  .object({
    property: Property,
    claimed_until: z.iso.datetime(),
    /** The oldest first. */
    reports: z.array(Report).min(1),
    seller: CaseSeller,
    /** What moderators decided of the ad before, newest first. */
    history: z.array(PastReview),
    duplicates: z.array(PropertyCard),
  })
  .meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof ReportCase>;
