import { findUserById, lockUser } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countClaimHolders } from '../../moderation/repository/claimHolders.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { computeClaimEnd } from '../../moderation/services/caseParts.ts';
import { deleteReply } from '../repository/replies.ts';
import {
  claimOldestReview,
  closeReviewReports,
  countReportedReviews,
  findOpenReviewReports,
  findReviewClaims,
  lockReview,
} from '../repository/reviewReports.ts';
import { deleteReview, findReview, findReviewWithAuthor } from '../repository/reviews.ts';
import { toReview } from '../rules/toReview.ts';
import { notifyReviewOutcome } from '../services/notifyReviewOutcome.ts';

export const claimReviewReport: Handler<'claimReviewReport'> = async (_, context) => {
  const { db, user, language, now } = context;
  const claimedReview = await claimOldestReview(db, { moderatorId: user.id, now, until: computeClaimEnd(now) });
  const waitingCount = await countReportedReviews(db, user.id);
  if (!claimedReview)
    return { data: null, waiting: waitingCount, holders: await countClaimHolders(db, findReviewClaims(db), context) };
  const [review, provider, reports] = await Promise.all([
    findReviewWithAuthor(db, claimedReview.id),
    findUserById(db, claimedReview.provider_id),
    findOpenReviewReports(db, claimedReview.id),
  ]);
  return {
    data: {
      review: toReview(review, language, now),
      provider: { id: provider.id, name: pickLanguage(language, provider.name_ar, provider.name_en) },
      reports: reports.map(({ id, about, reason, note, user_id, created_at }) => ({
        id,
        about,
        reason,
        note,
        by_account: user_id !== null,
        at: created_at.toISOString(),
      })),
    },
    waiting: waitingCount,
  };
};

export const decideReviewReport: Handler<'decideReviewReport'> = async ({ params, body }, context) => {
  const { db, user, origin, now } = context;
  const id = params.id.toLowerCase();
  const { decision } = body;
  await inTransaction(db, async (tx) => {
    const { provider_id: providerId } = (await findReview(tx, id)) ?? {};
    // The provider first, the lock order of writing a review.
    const provider = providerId && (await lockUser(tx, providerId));
    const review = await lockReview(tx, id);
    if (!review || !provider) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (review.claimed_by !== user.id || review.claimed_until === null || review.claimed_until <= now)
      throw new AppError({ code: 'review_outdated' });
    // Its author deleted the reply meanwhile.
    if (decision === 'reply_removed' && review.reply === null) throw new AppError({ code: 'review_outdated' });
    await recordModeration(tx, {
      kind: `review_${decision}`,
      actorId: user.id,
      sellerId: review.provider_id,
      ...(decision !== 'reply_removed' && { authorId: review.author_id }),
      note: (decision === 'reply_removed' ? review.reply : review.text) ?? '',
      now,
    });
    await notifyReviewOutcome(tx, review, { decision, provider, until: new Date(body.until), origin, now });
    if (decision === 'removed') {
      await deleteReview(tx, { providerId: review.provider_id, authorId: review.author_id });
    } else {
      await closeReviewReports(tx, id, new Date(body.until));
      if (decision === 'reply_removed') await deleteReply(tx, id);
    }
  });
  return { code: 200 };
};
