import { z } from 'zod';
import { REPORT_REASONS, REPORTER_RECORDS } from '../constants/moderationVocabulary.ts';
import { Property, PropertyCard } from '../listings/property.ts';
import { CaseSeller, UserRecord } from '../moderation/entities.ts';
import { PinDistance, PreviousReview } from '../moderation/reviewCase.ts';

export const Report = z
  .object({
    id: z.uuid(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    /** The reported reel; null for the ad or user of the case. */
    reel: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** The reported conversation with the user of the case; null if the report is about something else. */
    conversation_id: z.uuid().nullable(),
    /** True if the reporter was logged in, and is notified of the outcome. */
    by_account: z.boolean(),
    reporter: z.enum(REPORTER_RECORDS),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

/**
 * State of a user's own report: not reviewed yet; a moderator acted, or found nothing wrong; the owner confirmed
 * availability, or ended the ad. The moderator's measure itself stays between the site and the seller.
 */
export const OWN_REPORT_STATES = ['open', 'acted', 'dismissed', 'confirmed', 'ended'] as const;
export type OwnReportState = (typeof OWN_REPORT_STATES)[number];

/** Reviews have a queue of their own. */
export const REPORTED_KINDS = ['ad', 'reel', 'person'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const OwnReport = z
  .object({
    id: z.uuid(),
    /** The address of an ad, the title of a reel, the name of a user. */
    about: z.object({ kind: z.enum(REPORTED_KINDS), id: z.uuid(), name: z.string() }),
    /** True if the page of the reported subject is public. */
    is_public: z.boolean(),
    reason: z.enum(REPORT_REASONS),
    state: z.enum(OWN_REPORT_STATES),
    at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.infer<typeof OwnReport>;

/** Combined weight of a case's reports, and its parts. After late cases, the heaviest comes first. */
export const ReportWeight = z
  .object({
    total: z.int().min(0),
    /** Number of reporters; each counts once. */
    people: z.int().min(0),
    heaviest: z.enum(REPORT_REASONS),
    /** Earlier upheld and dismissed reports of these reporters. */
    upheld: z.int().min(0),
    dismissed: z.int().min(0),
  })
  .meta({ id: 'ReportWeight' });
export type ReportWeight = z.infer<typeof ReportWeight>;

const caseFields = {
  id: z.uuid(),
  claimed_until: z.iso.datetime(),
  reports: z.array(Report).min(1),
  weight: ReportWeight,
  /** Reports older than this many days come before heavier ones. */
  order: z.object({ is_late: z.boolean(), late_days: z.int().min(0) }),
};

export const AdReportCase = z
  .object({
    kind: z.literal('ad'),
    ...caseFields,
    property: Property,
    pin_distance: PinDistance,
    /** Since when the owner has been asked to confirm availability; null if not asked. */
    owner_asked_at: z.iso.datetime().nullable(),
    seller: CaseSeller,
    history: z.array(PreviousReview),
    duplicates: z.array(PropertyCard),
  })
  .meta({ id: 'AdReportCase' });
export type AdReportCase = z.infer<typeof AdReportCase>;

export const UserReportCase = z
  .object({ kind: z.literal('person'), ...caseFields, person: UserRecord })
  .meta({ id: 'UserReportCase' });
export type UserReportCase = z.infer<typeof UserReportCase>;

export const ReportCase = z.discriminatedUnion('kind', [AdReportCase, UserReportCase]).meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof ReportCase>;
