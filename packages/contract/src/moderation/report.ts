import { z } from 'zod';
import { Property, PropertyCard } from '../listings/property.ts';
import { REPORT_REASONS, REPORTER_RECORDS } from '../vocabulary.ts';
import { CaseSeller } from './entities.ts';
import { PastReview } from './reviewCase.ts';

/** What somebody said against an ad. */
export const Report = z
  .object({
    id: z.uuid(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    /** The reel that it was made on; null for the ad itself. */
    reel: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** Whether it came from a login, who is told what became of it. */
    by_account: z.boolean(),
    /** What the earlier reports of whoever sent it came to. */
    reporter: z.enum(REPORTER_RECORDS),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

/**
 * What became of one's own report: nobody has looked yet; a moderator acted, or found nothing wrong; the owner says that
 * the home is still to be had, or has ended the ad. How a moderator acted is between the site and the seller.
 */
export const OWN_REPORT_STATES = ['open', 'acted', 'dismissed', 'confirmed', 'ended'] as const;
export type OwnReportState = (typeof OWN_REPORT_STATES)[number];

/** A report that one has sent. */
export const OwnReport = z
  .object({
    id: z.uuid(),
    property: z.object({ id: z.uuid(), address: z.string() }),
    /** Whether the ad is on offer, so that its page can be read. */
    on_offer: z.boolean(),
    reason: z.enum(REPORT_REASONS),
    state: z.enum(OWN_REPORT_STATES),
    at: z.iso.datetime(),
    /** When that became of it; null while it is open. */
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.infer<typeof OwnReport>;

/** What the reports against an ad weigh together, and why. The heaviest case comes first. */
export const ReportWeight = z
  .object({
    total: z.int().min(0),
    /** How many people reported it: each counts once. */
    people: z.int().min(0),
    /** The gravest that was said. */
    heaviest: z.enum(REPORT_REASONS),
    /** How many of them were right before, and how many wrong. */
    upheld: z.int().min(0),
    dismissed: z.int().min(0),
  })
  .meta({ id: 'ReportWeight' });
export type ReportWeight = z.infer<typeof ReportWeight>;

/** An ad that visitors have reported, with what the decision needs. */
export const ReportCase = z
  .object({
    property: Property,
    claimed_until: z.iso.datetime(),
    /** The oldest first. */
    reports: z.array(Report).min(1),
    weight: ReportWeight,
    /** Since when the owner is asked whether the home is still to be had; null while they are not. */
    owner_asked_at: z.iso.datetime().nullable(),
    seller: CaseSeller,
    /** What moderators decided of the ad before, newest first. */
    history: z.array(PastReview),
    duplicates: z.array(PropertyCard),
  })
  .meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof ReportCase>;
