import type { ReviewReportDecision } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/people.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { findOpenReviewReports } from '../repository/reviewReports.ts';

export interface ReviewOutcome {
  decision: ReviewReportDecision;
  provider: Pick<UserRow, 'name_ar' | 'name_en'>;
  /** Reports up to this moment were reviewed. */
  until: Date;
  origin: string;
  now: Date;
}

/** Mails the outcome to reporters with a login, and to the author of a removed text. */
export async function notifyReviewOutcome(
  tx: Transaction<Tables>,
  review: ReviewRow,
  { decision, provider, until, ...mail }: ReviewOutcome,
): Promise<void> {
  const notify = async (kind: MailKind, userId: string) => {
    const { email, language } = await findUserById(tx, userId);
    const title = pickLanguage(language, provider.name_ar, provider.name_en);
    await enqueueMail(tx, { ...mail, kind, userId, to: email, title });
  };
  if (decision === 'removed') await notify('review_removed', review.author_id);
  if (decision === 'reply_removed') await notify('review_reply_removed', review.provider_id);
  for (const { user_id, about, created_at } of await findOpenReviewReports(tx, review.id)) {
    if (user_id === null || created_at > until) continue;
    const isRemoved = decision === 'removed' || (decision === 'reply_removed' && about === 'reply');
    await notify(isRemoved ? 'review_report_removed' : 'review_report_kept', user_id);
  }
}
