import type { ReviewPart, ReviewReportDecision } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/people.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { findOpenReviewReports, findReportedReviews } from '../repository/reviewReports.ts';

const ENDED_KINDS = { review: 'review_report_ended', reply: 'review_reply_report_ended' } as const;
const ERASED_KINDS = { review: 'review_report_erased', reply: 'review_reply_report_erased' } as const;

interface MailContext {
  /** Undefined if the account is deleted: these mails do not name it. */
  provider: Pick<UserRow, 'name_ar' | 'name_en'> | undefined;
  origin: string;
  now: Date;
}

export interface ReviewOutcome extends MailContext {
  decision: ReviewReportDecision;
  /** Reports up to this moment were reviewed. */
  until: Date;
}

async function notify(
  tx: Transaction<Tables>,
  { kind, userId, provider, ...mail }: MailContext & { kind: MailKind; userId: string },
): Promise<void> {
  const { email, language } = await findUserById(tx, userId);
  const title = provider && pickLanguage(language, provider.name_ar, provider.name_en);
  await enqueueMail(tx, { ...mail, kind, userId, to: email, ...(title && { title }) });
}

/** Mails the outcome to reporters with a login, and to the author of a removed text. */
export async function notifyReviewOutcome(
  tx: Transaction<Tables>,
  review: ReviewRow,
  { decision, until, ...mail }: ReviewOutcome,
): Promise<void> {
  if (decision === 'removed') await notify(tx, { ...mail, kind: 'review_removed', userId: review.author_id });
  if (decision === 'reply_removed')
    await notify(tx, { ...mail, kind: 'review_reply_removed', userId: review.provider_id });
  for (const { user_id: userId, about, created_at } of await findOpenReviewReports(tx, review.id)) {
    const isRemoved = decision === 'removed' || (decision === 'reply_removed' && about === 'reply');
    // A removal also ends later reports; otherwise they stay open.
    if (userId === null || (!isRemoved && created_at > until)) continue;
    await notify(tx, { ...mail, kind: isRemoved ? 'review_report_removed' : 'review_report_kept', userId });
  }
}

/** Mails other reporters that a user has deleted the text that they reported: a review with its reply, or a reply. */
export async function notifyReviewDeleted(
  tx: Transaction<Tables>,
  reviewId: string,
  { part, deletedBy, ...mail }: MailContext & { part: ReviewPart; deletedBy: string },
): Promise<void> {
  for (const { user_id: userId, about } of await findOpenReviewReports(tx, reviewId)) {
    if (userId === null || userId === deletedBy || (part === 'reply' && about !== 'reply')) continue;
    const kinds = mail.provider ? ENDED_KINDS : ERASED_KINDS;
    await notify(tx, { ...mail, kind: kinds[about], userId });
  }
}

/** As `notifyReviewDeleted` for all reviews by and about a user whose account is deleted, without the user's name. */
export async function notifyReviewsErased(
  tx: Transaction<Tables>,
  { userId, ...mail }: Omit<MailContext, 'provider'> & { userId: string },
): Promise<void> {
  for (const { id, provider_id: providerId } of await findReportedReviews(tx, userId)) {
    const provider = providerId === userId ? undefined : await findUserById(tx, providerId);
    await notifyReviewDeleted(tx, id, { ...mail, part: 'review', deletedBy: userId, provider });
  }
}
