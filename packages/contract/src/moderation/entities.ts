import { z } from 'zod';
import { AuditEvent } from '../accounts/auditEvent.ts';
import { Block } from '../accounts/block.ts';
import { MODERATION_KINDS, REPORT_REASONS, ROLES, WITHHELD } from '../constants/vocabulary.ts';

/**
 * What the trust rule asks of a seller: so many ads let through in a row, so many reports at most that were right, so
 * many days since the first ad was let through.
 */
export const TRUST_PARTS = ['accepted', 'upheld', 'days'] as const;
export type TrustPart = (typeof TRUST_PARTS)[number];

export const TrustFigures = z.object({ accepted: z.int().min(0), upheld: z.int().min(0), days: z.int().min(0) });
export type TrustFigures = z.infer<typeof TrustFigures>;

/** A seller as moderators see them. */
export const CaseSeller = z
  .object({
    id: z.uuid(),
    /** ISO date on which the account was opened. */
    active_from: z.iso.date(),
    /** How many of the seller’s ads were let through, and how many were not. */
    accepted: z.int().min(0),
    refused: z.int().min(0),
    /** Ads of the seller that are on offer now. */
    active: z.int().min(0),
    /** Reports against the seller or their ads that a moderator acted on. */
    upheld: z.int().min(0),
    trust: z.object({
      /** How the seller stands. */
      has: TrustFigures,
      /** What the rule asks for; no ads let through where it trusts nobody. */
      rule: TrustFigures,
      /** What is missing; nothing of a seller who is trusted. */
      lacks: z.array(z.enum(TRUST_PARTS)),
    }),
    blocked: Block.nullable(),
  })
  .meta({ id: 'CaseSeller' });
export type CaseSeller = z.infer<typeof CaseSeller>;

/** Something that a moderator did, or that a visitor reported. */
export const ModerationEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(MODERATION_KINDS),
    /** Who did it, and their name; null for a visitor without a login. */
    actor_id: z.uuid().nullable(),
    actor: z.string().nullable(),
    /** The ad that it was about. */
    property: z.object({ id: z.uuid(), address: z.string() }).nullable(),
    seller: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Codes of refusals or reports. */
    reasons: z.array(z.string()),
    note: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ModerationEvent' });
export type ModerationEvent = z.infer<typeof ModerationEvent>;

/** Somebody with an account, as moderators look for them. */
export const Person = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** National form; empty when there is none. */
    phone: z.string(),
    email_verified: z.boolean(),
    role: z.enum(ROLES),
    /** ISO date on which the account was opened. */
    active_from: z.iso.date(),
    /** Ads that are on offer now, and all that were not removed. */
    active: z.int().min(0),
    ads: z.int().min(0),
    blocked: Block.nullable(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

/** What is known of somebody: their ads, the reports against these and them, and what happened to the account. Newest first. */
export const PersonRecord = Person.extend({
  accepted: z.int().min(0),
  refused: z.int().min(0),
  upheld: z.int().min(0),
  posted: z.array(
    z.object({
      id: z.uuid(),
      address: z.string(),
      /** See `AVAILABILITY`; any other number is one under review. */
      availability: z.int(),
      withheld: z.enum(WITHHELD).nullable(),
      at: z.iso.datetime(),
    }),
  ),
  reports: z.array(
    z.object({
      id: z.uuid(),
      /** The ad that it is about; null for the person. */
      property: z.object({ id: z.uuid(), address: z.string() }).nullable(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      /** What a moderator decided of it; null while it is open. */
      decision: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  audit: z.array(AuditEvent),
}).meta({ id: 'PersonRecord' });
export type PersonRecord = z.infer<typeof PersonRecord>;
