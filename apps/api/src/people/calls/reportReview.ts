import type { ReviewPart } from '@mashrabiya/contract';
import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { limitGuestReports } from '../../moderation/services/limitGuestReports.ts';
import { hashText } from '../../request/hashText.ts';
import { addReviewReport } from '../repository/reviewReports.ts';
import { findReview } from '../repository/reviews.ts';

/** Reports are unique by review and hash (the previous release relies on it), so replies get a different hash. */
const toReportVisitor = (about: ReviewPart, hash: string): string =>
  about === 'reply' ? hashText(`reply ${hash}`) : hash;

export const reportReview: Handler<'reportReview'> = async ({ params, body }, context) => {
  const { db, now, user, setCookie, countUse } = context;
  const review = await findReview(db, params.id);
  const { about, reason } = body;
  const text = about === 'reply' ? review?.reply : review?.text;
  if (!review || typeof text !== 'string') throw new AppError({ code: 'not_found', parameter: 'id' });
  await countUse('report');
  const { hash, previousHash, newCookie } = context.getVisitor();
  if (newCookie) setCookie(newCookie);
  const note = body.note ?? '';
  await inTransaction(db, async (tx) => {
    if (user) await assertNotDeleted(tx, user.id);
    const previousVisitor = previousHash && toReportVisitor(about, previousHash);
    const visitor = { visitor: toReportVisitor(about, hash), previousVisitor, userId: user?.id ?? null };
    const report = { reviewId: review.id, about, ...visitor, reason, note, now };
    if (!(await addReviewReport(tx, report))) throw new AppError({ code: 'review_reported_already' });
    const subjectId = about === 'reply' ? `${review.id} reply` : review.id;
    if (!user) await limitGuestReports(tx, { subjectId, clientIp: context.clientIp, now });
    await recordModeration(tx, {
      kind: 'review_reported',
      actorId: user?.id ?? null,
      sellerId: review.provider_id,
      ...(about === 'review' && { authorId: review.author_id }),
      note: note || text,
      now,
    });
  });
  return { code: 200 };
};
