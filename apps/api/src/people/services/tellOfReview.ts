import type { CallInput } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import { inLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/people.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { openReviewReports } from '../repository/reviewReports.ts';

type Decision = CallInput<'decideReviewReport'>['body']['decision'];

const REPORTERS_MAIL: Readonly<Record<Decision, MailKind>> = {
  kept: 'review_report_kept',
  removed: 'review_report_removed',
};

export interface Told {
  decision: Decision;
  provider: Pick<UserRow, 'name_ar' | 'name_en'>;
  /** Reports up to this moment were looked at. */
  until: Date;
  origin: string;
  now: Date;
}

/** Tells those who reported a review with a login what became of it, and its writer where it goes. */
export async function tellOfReview(
  tx: Transaction<Tables>,
  review: ReviewRow,
  { decision, provider, until, ...mail }: Told,
): Promise<void> {
  const tell = async (kind: MailKind, userId: string) => {
    const { email, language } = await userById(tx, userId);
    const title = inLanguage(language, provider.name_ar, provider.name_en);
    await enqueueMail(tx, { ...mail, kind, userId, to: email, title });
  };
  if (decision === 'removed') await tell('review_removed', review.author_id);
  for (const { user_id, created_at } of await openReviewReports(tx, review.id))
    if (user_id !== null && created_at <= until) await tell(REPORTERS_MAIL[decision], user_id);
}
