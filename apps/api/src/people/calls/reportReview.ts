import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { visitorOf } from '../../engagement/services/visitor.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { addReviewReport } from '../repository/reviewReports.ts';
import { reviewById } from '../repository/reviews.ts';

/** More reviews than anybody finds wrong in an hour. */
const REPORTS_AN_HOUR = 10;

/** Brings a review before the moderators; once a visitor and review. */
export const reportReview: Handler<'reportReview'> = async ({ params, body }, context) => {
  const { db, now, request, client, isSecure, user, setCookie } = context;
  const review = await reviewById(db, params.id);
  if (!review) throw new AppError({ code: 'not_found', parameter: 'id' });
  const { hash, formerHash, newCookie } = visitorOf(request, isSecure, user);
  const ofVisitor = { key: hashOf(`report ${hash}`), times: REPORTS_AN_HOUR, windowMs: HOUR_MS };
  await useLimits(db, [ofVisitor, ...limitsOf('report', client, REPORTS_AN_HOUR)], now);
  if (newCookie) setCookie(newCookie);
  const note = body.note ?? '';
  const { reason } = body;
  await inTransaction(db, async (tx) => {
    const visitor = { visitor: hash, formerVisitor: formerHash, userId: user?.id ?? null };
    const report = { reviewId: review.id, ...visitor, reason, note, now };
    if (!(await addReviewReport(tx, report))) throw new AppError({ code: 'review_reported_already' });
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
