import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { limitGuestReports } from '../../moderation/services/limitGuestReports.ts';
import { addReviewReport } from '../repository/reviewReports.ts';
import { reviewById } from '../repository/reviews.ts';

/** Brings a review before the moderators; once a visitor and review. */
export const reportReview: Handler<'reportReview'> = async ({ params, body }, context) => {
  const { db, now, user, setCookie, countUse } = context;
  const review = await reviewById(db, params.id);
  if (!review) throw new AppError({ code: 'not_found', parameter: 'id' });
  await countUse('report');
  const { hash, formerHash, newCookie } = context.visitor();
  if (newCookie) setCookie(newCookie);
  const note = body.note ?? '';
  const { reason } = body;
  await inTransaction(db, async (tx) => {
    const visitor = { visitor: hash, formerVisitor: formerHash, userId: user?.id ?? null };
    const report = { reviewId: review.id, ...visitor, reason, note, now };
    if (!(await addReviewReport(tx, report))) throw new AppError({ code: 'review_reported_already' });
    if (!user) await limitGuestReports(tx, { subjectId: review.id, client: context.client, now });
    await noteModeration(tx, {
      kind: 'review_reported',
      actorId: user?.id ?? null,
      sellerId: review.provider_id,
      note: note || review.text,
      now,
    });
  });
  return { code: 200 };
};
