import { z } from 'zod';
import { MODERATION_KINDS } from '../vocabulary.ts';

/** The block of an account. */
export const Block = z
  .object({
    /** Why, in the asker's language. */
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;

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
    /** Reports against the seller's ads that a moderator acted on. */
    upheld: z.int().min(0),
    blocked: Block.nullable(),
  })
  .meta({ id: 'CaseSeller' });
export type CaseSeller = z.infer<typeof CaseSeller>;

/** Something that a moderator did, or that a visitor reported. */
export const ModerationEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(MODERATION_KINDS),
    /** Name of who did it; null for a visitor without a login. */
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
