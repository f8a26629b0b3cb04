import { REFUSAL_REASONS, type RefusalReason } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { userById } from '../accounts/repository/users.ts';
import type { Tables } from '../db/schema.ts';
import type { UserRow } from '../db/tables/account.ts';
import type { JobHandler } from '../jobs/JobRunner.ts';
import { enqueue, renewWaiting } from '../jobs/jobs.ts';
import { inLanguage } from '../listings/rules/card.ts';
import { noteIn, notesOf } from '../moderation/rules/notes.ts';
import { hashOf } from '../request/hashOf.ts';
import { HOUR_MS, roomAt } from '../request/rateLimits.ts';
import { composeMail } from './composeMail.ts';
import type { Mailer } from './Mailer.ts';
import { isNotice, linkTo, MAIL_KINDS, MAILS_AN_HOUR, type MailKind, NOTICES_AN_HOUR, TARGETS } from './mailRules.ts';
import { createMailToken } from './repository/mailTokens.ts';

/** The kind of the jobs that send mails. */
export const MAIL_JOB = 'mail';

const Payload = z.object({
  kind: z.enum(MAIL_KINDS),
  user_id: z.string(),
  to: z.string(),
  /** Scheme and host that links begin with. */
  origin: z.string(),
  /** The new address, in mails about a change of it. */
  email: z.string().optional(),
  /** In mails about a login. */
  device: z.string().optional(),
  /** In mails about an ad: its title. */
  title: z.string().optional(),
  /** In mails about an ad that was not let through: why, and what the moderator wrote. */
  reasons: z.array(z.enum(REFUSAL_REASONS)).optional(),
  note: z.string().optional(),
  note_ar: z.string().optional(),
  note_en: z.string().optional(),
});

export interface NewMail {
  kind: MailKind;
  userId: string;
  to: string;
  origin: string;
  email?: string;
  device?: string;
  title?: string;
  reasons?: readonly RefusalReason[];
  note?: string;
  note_ar?: string;
  note_en?: string;
  now: Date;
}

/**
 * Has a mail sent soon; within a transaction, only if that is. All mails to a mailbox count together, whoever causes
 * them. A notice beyond the limit waits until there is room, and those like it that follow take its place.
 */
export async function enqueueMail(db: Kysely<Tables>, { userId, now, ...mail }: NewMail): Promise<void> {
  const { kind, to, device, title } = mail;
  const payload = { ...mail, user_id: userId };
  const like = { kind, to, user_id: userId, ...(device && { device }), ...(title && { title }) };
  const ofMailbox = { key: hashOf(`mails ${to}`), times: MAILS_AN_HOUR, windowMs: HOUR_MS };
  const ofNotice = { key: hashOf(`notice ${JSON.stringify(like)}`), times: NOTICES_AN_HOUR, windowMs: HOUR_MS };
  const runAt = await roomAt(db, isNotice(kind) ? [ofMailbox, ofNotice] : [ofMailbox], now);
  if (!isNotice(kind) || runAt <= now) return enqueue(db, { kind: MAIL_JOB, payload, now });
  if (await renewWaiting(db, { kind: MAIL_JOB, like, payload, now })) return;
  return enqueue(db, { kind: MAIL_JOB, payload, now, runAt });
}

/** Whether a mail still makes sense: people verify, change their address, and go, while it waits. */
function isWanted(kind: MailKind, to: string, user: UserRow): boolean {
  if (kind === 'account_deleted' || kind === 'email_changed') return true;
  if (user.deleted_at) return false;
  if (kind === 'verify') return user.email === to && user.email_verified_at === null;
  // An application names an address of its own.
  const isOfApplication = kind === 'advisor_accepted' || kind === 'advisor_rejected';
  return kind === 'email_confirm' || isOfApplication || user.email === to;
}

/** Writes and sends a mail in the person's language. What it links to is made only now, and stored nowhere. */
export const mailJob =
  (db: Kysely<Tables>, mailer: Mailer): JobHandler =>
  async (payload, { id, now }) => {
    const { kind, user_id, to, origin, email = '', device = '', title = '', reasons, ...sent } = Payload.parse(payload);
    const user = await userById(db, user_id);
    if (!isWanted(kind, to, user)) return;
    const { language } = user;
    const target = TARGETS[kind];
    const { purpose } = target;
    const token = purpose && (await createMailToken(db, { purpose, userId: user_id, email: to, now }));
    const name = inLanguage(language, user.name_ar, user.name_en);
    const values = { name, email, device, title };
    const note = noteIn(language, notesOf(sent));
    const content = await composeMail(kind, language, linkTo(origin, target, token), values, { reasons, note });
    await mailer.send({ id, to, language, ...content }, now);
  };
