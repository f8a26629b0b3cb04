import { z } from 'zod';
import { REPORT_REASONS, REPORTER_RECORDS } from '../constants/vocabulary.ts';
import { Property, PropertyCard } from '../listings/property.ts';
import { CaseSeller, PersonRecord } from '../moderation/entities.ts';
import { PastReview, PinDistance } from '../moderation/reviewCase.ts';

/** What somebody said against an ad, a reel or a person. */
export const Report = z
  .object({
    id: z.uuid(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    /** The reel that it is about; null for the ad or person of the case. */
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

/** What can be reported here; reviews have a queue of their own. */
export const REPORTED_KINDS = ['ad', 'reel', 'person'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** A report that one has sent. */
export const OwnReport = z
  .object({
    id: z.uuid(),
    /** What it is about: the address of an ad, the title of a reel, the name of a person. */
    about: z.object({ kind: z.enum(REPORTED_KINDS), id: z.uuid(), name: z.string() }),
    /** Whether its page can be read. */
    is_public: z.boolean(),
    reason: z.enum(REPORT_REASONS),
    state: z.enum(OWN_REPORT_STATES),
    at: z.iso.datetime(),
    /** When that became of it; null while it is open. */
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.infer<typeof OwnReport>;

/** What the reports of a case weigh together, and why. Of those that are not late the heaviest comes first. */
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

const caseFields = {
  /** Of the ad or person. */
  id: z.uuid(),
  claimed_until: z.iso.datetime(),
  /** The oldest first. */
  reports: z.array(Report).min(1),
  weight: ReportWeight,
  /** Reports that have waited for so many days come before heavier ones. */
  order: z.object({ is_late: z.boolean(), late_days: z.int().min(0) }),
};

/** An ad that visitors have reported, or a reel of it, with what the decision needs. */
export const AdReportCase = z
  .object({
    kind: z.literal('ad'),
    ...caseFields,
    property: Property,
    pin_distance: PinDistance,
    /** Since when the owner is asked whether the home is still to be had; null while they are not. */
    owner_asked_at: z.iso.datetime().nullable(),
    seller: CaseSeller,
    /** What moderators decided of the ad before, newest first. */
    history: z.array(PastReview),
    duplicates: z.array(PropertyCard),
  })
  .meta({ id: 'AdReportCase' });
export type AdReportCase = z.infer<typeof AdReportCase>;

/** Somebody whom visitors have reported, with what the decision needs. */
export const PersonReportCase = z
  .object({ kind: z.literal('person'), ...caseFields, person: PersonRecord })
  .meta({ id: 'PersonReportCase' });
export type PersonReportCase = z.infer<typeof PersonReportCase>;

export const ReportCase = z.discriminatedUnion('kind', [AdReportCase, PersonReportCase]).meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof ReportCase>;
