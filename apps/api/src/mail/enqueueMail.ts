import { HOUR_MS, REFUSAL_REASONS, type RefusalReason, toMailbox } from '@mashrabiya/contract';
import { LANGUAGES, type Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/schema.ts';
import { enqueue, updatePending } from '../jobs/enqueue.ts';
import { hashText } from '../request/hashText.ts';
import { countUseAndFindNextTime } from '../request/rateLimits.ts';
import { MailMoney } from './mailMoney.ts';
import { isNotice, MAIL_KINDS, MAX_MAILS_PER_HOUR, MAX_NOTICES_PER_HOUR, type MailKind } from './mailRules.ts';

export const MAIL_JOB = 'mail';

export const MailPayload = z.object({
  kind: z.enum(MAIL_KINDS),
  user_id: z.string(),
  to: z.string(),
  language: z.enum(LANGUAGES).optional(),
  origin: z.string(),
  /** Path of the button's page, if it differs within the kind. */
  path: z.string().optional(),
  email: z.string().optional(),
  /** Device of a login; for a linked identity, its provider. */
  device: z.string().optional(),
  title: z.string().optional(),
  reasons: z.array(z.enum(REFUSAL_REASONS)).optional(),
  note: z.string().optional(),
  note_ar: z.string().optional(),
  note_en: z.string().optional(),
  money: MailMoney.optional(),
});

export interface NewMail {
  kind: MailKind;
  userId: string;
  to: string;
  /** Language of a recipient without a login. */
  language?: Language;
  origin: string;
  path?: string;
  email?: string;
  device?: string;
  title?: string;
  reasons?: readonly RefusalReason[];
  note?: string;
  note_ar?: string;
  note_en?: string;
  money?: MailMoney;
  now: Date;
}

/**
 * Enqueues a mail; within a transaction, it is sent only after the commit. All mails to a mailbox share a limit. A
 * notice beyond the limit is delayed, and later ones of its kind replace it.
 */
export async function enqueueMail(db: Kysely<Tables>, { userId, now, ...mail }: NewMail): Promise<void> {
  const { kind, to, device, title } = mail;
  const payload = { ...mail, user_id: userId };
  const similar = { kind, to, user_id: userId, ...(device && { device }), ...(title && { title }) };
  const mailboxLimit = { key: hashText(`mails ${toMailbox(to)}`), times: MAX_MAILS_PER_HOUR, windowMs: HOUR_MS };
  const noticeLimit = {
    key: hashText(`notice ${JSON.stringify(similar)}`),
    times: MAX_NOTICES_PER_HOUR,
    windowMs: HOUR_MS,
  };
  const runAt = await countUseAndFindNextTime(db, isNotice(kind) ? [mailboxLimit, noticeLimit] : [mailboxLimit], now);
  if (!isNotice(kind) || runAt <= now) return enqueue(db, { kind: MAIL_JOB, payload, now });
  if (await updatePending(db, { kind: MAIL_JOB, similar, payload, now })) return;
  return enqueue(db, { kind: MAIL_JOB, payload, now, runAt });
}
