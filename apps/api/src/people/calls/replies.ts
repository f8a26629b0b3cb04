import { providerPath } from '@mashrabiya/contract/pagePaths';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { ReviewRow } from '../../db/tables/people.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { deleteReply, writeReply } from '../repository/replies.ts';
import { lockReview } from '../repository/reviewReports.ts';
import { findReviewWithAuthor } from '../repository/reviews.ts';
import { toReview } from '../rules/toReview.ts';
import { notifyReviewDeleted } from '../services/notifyReviewOutcome.ts';

async function lockProviderReview(tx: Transaction<Tables>, providerId: string, id: string): Promise<ReviewRow> {
  const review = await lockReview(tx, id.toLowerCase());
  if (review?.provider_id !== providerId) throw new AppError({ code: 'not_found', parameter: 'id' });
  return review;
}

export const saveReply: Handler<'saveReply'> = async ({ params, body }, { db, user, language, origin, now }) => {
  const repliedReview = await inTransaction(db, async (tx) => {
    const review = await lockProviderReview(tx, user.id, params.id);
    await writeReply(tx, review.id, body.text, now);
    if (review.reply === null) {
      const [author, provider] = [await findUserById(tx, review.author_id), await findUserById(tx, user.id)];
      const title = pickLanguage(author.language, provider.name_ar, provider.name_en);
      const mail = { userId: author.id, to: author.email, path: providerPath(user.id), title };
      await enqueueMail(tx, { kind: 'review_replied', ...mail, origin, now });
    }
    return findReviewWithAuthor(tx, review.id);
  });
  return { data: toReview(repliedReview, language, now) };
};

export const removeReply: Handler<'removeReply'> = async ({ params }, { db, user, origin, now }) => {
  await inTransaction(db, async (tx) => {
    const review = await lockProviderReview(tx, user.id, params.id);
    if (review.reply === null) throw new AppError({ code: 'not_found', parameter: 'id' });
    const provider = await findUserById(tx, user.id);
    await notifyReviewDeleted(tx, review.id, { part: 'reply', deletedBy: user.id, provider, origin, now });
    await deleteReply(tx, review.id);
  });
  return { code: 200 };
};
