import { z } from 'zod';
import { AuditEvent } from '../accounts/auditEvent.ts';
import { Block } from '../accounts/block.ts';
import { VerifiedCompany } from '../companies/company.ts';
import { MODERATION_KINDS, REPORT_REASONS, ROLES } from '../constants/moderationVocabulary.ts';
import { WITHHOLD_REASONS } from '../constants/vocabulary.ts';

/** Parts of the trust rule: consecutive approved ads, maximum upheld reports, days since the first approval. */
export const TRUST_PARTS = ['accepted', 'upheld', 'days'] as const;
export type TrustPart = (typeof TRUST_PARTS)[number];

export const TrustFigures = z.object({ accepted: z.int().min(0), upheld: z.int().min(0), days: z.int().min(0) });
export type TrustFigures = z.infer<typeof TrustFigures>;

export const CaseSeller = z
  .object({
    id: z.uuid(),
    active_from: z.iso.date(),
    accepted: z.int().min(0),
    refused: z.int().min(0),
    active: z.int().min(0),
    /** Upheld reports against the seller or their ads. */
    upheld: z.int().min(0),
    trust: z.object({
      has: TrustFigures,
      /** Required figures; zero `accepted` means that no seller is trusted. */
      rule: TrustFigures,
      /** Requirements for trust that the seller does not meet; empty for a trusted seller. */
      lacks: z.array(z.enum(TRUST_PARTS)),
    }),
    blocked: Block.nullable(),
  })
  .meta({ id: 'CaseSeller' });
export type CaseSeller = z.infer<typeof CaseSeller>;

export const ModerationEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(MODERATION_KINDS),
    /** The actor's id and name; null for a visitor without a login. */
    actor_id: z.uuid().nullable(),
    actor: z.string().nullable(),
    property: z.object({ id: z.uuid(), address: z.string() }).nullable(),
    seller: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    reasons: z.array(z.string()),
    note: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ModerationEvent' });
export type ModerationEvent = z.infer<typeof ModerationEvent>;

export const ModeratedUser = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    email_verified: z.boolean(),
    role: z.enum(ROLES),
    active_from: z.iso.date(),
    /** Active ads, and all ads that are not removed. */
    active: z.int().min(0),
    ads: z.int().min(0),
    blocked: Block.nullable(),
  })
  .meta({ id: 'ModeratedUser' });
export type ModeratedUser = z.infer<typeof ModeratedUser>;

/** A user's ads, the reports against these and the user, and events of the account. Newest first. */
export const UserRecord = ModeratedUser.extend({
  accepted: z.int().min(0),
  refused: z.int().min(0),
  upheld: z.int().min(0),
  posted: z.array(
    z.object({
      id: z.uuid(),
      address: z.string(),
      /** See `AVAILABILITY`; any other number means under review. */
      availability: z.int(),
      withheld: z.enum(WITHHOLD_REASONS).nullable(),
      at: z.iso.datetime(),
    }),
  ),
  reports: z.array(
    z.object({
      id: z.uuid(),
      /** The reported ad; null for a report of the user. */
      property: z.object({ id: z.uuid(), address: z.string() }).nullable(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      decision: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Null without approved papers of a company. */
  company: VerifiedCompany.nullable(),
  audit: z.array(AuditEvent),
}).meta({ id: 'UserRecord' });
export type UserRecord = z.infer<typeof UserRecord>;
