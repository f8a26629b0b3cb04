import { findUserById, lockUser } from '../../accounts/repository/users.ts';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import { lockSessionUser } from '../../accounts/services/lockAccount.ts';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteReview, findOwnReview, findReviews, hasContacted, writeReview } from '../repository/reviews.ts';
import { toReview } from '../rules/toReview.ts';
import { findVisibleProvider } from '../services/findVisibleProvider.ts';
import { notifyReviewDeleted } from '../services/notifyReviewOutcome.ts';

export const listReviews: Handler<'listReviews'> = async ({ params, query: { page } }, { db, language, now }) => {
  const { id } = await findVisibleProvider(db, params.id);
  const { rows, total } = await findReviews(db, id, page);
  return {
    data: {
      data: rows.map((row) => toReview(row, language, now)),
      ...toPageNumbers(page, total),
      total,
    },
  };
};

export const getOwnReview: Handler<'getOwnReview'> = async ({ params }, { db, user, language, now }) => {
  const { id } = await findVisibleProvider(db, params.id);
  const ownReview = await findOwnReview(db, { providerId: id, authorId: user.id });
  return { data: ownReview ? toReview(ownReview, language, now) : null, is_self: id === user.id };
};

export const saveReview: Handler<'saveReview'> = async ({ params, body }, context) => {
  const { db, user, language, now, countUse } = context;
  const { id: providerId } = await findVisibleProvider(db, params.id);
  if (providerId === user.id) throw new AppError({ code: 'review_of_oneself' });
  assertEmailConfirmed(await findUserById(db, user.id));
  await countUse('review');
  const { hash, previousHash } = context.getVisitor();
  const has_contacted = await hasContacted(db, providerId, previousHash ? [hash, previousHash] : [hash]);
  const reviewKey = { providerId, authorId: user.id };
  const savedReview = await inTransaction(db, async (tx) => {
    await lockSessionUser(tx, user);
    // Concurrent reviews would each compute the average without the other.
    if (!(await lockUser(tx, providerId))) throw new AppError({ code: 'gone', parameter: 'id' });
    await writeReview(tx, { ...reviewKey, ...body, has_contacted, now });
    return findOwnReview(tx, reviewKey);
  });
  if (!savedReview) throw new AppError({ code: 'gone', parameter: 'id' });
  return { data: toReview(savedReview, language, now) };
};

/** Deletes the user's own review, also for a provider without a page. */
export const removeReview: Handler<'removeReview'> = async ({ params }, { db, user, origin, now }) => {
  const reviewKey = { providerId: params.id.toLowerCase(), authorId: user.id };
  await inTransaction(db, async (tx) => {
    const provider = await lockUser(tx, reviewKey.providerId);
    const review = await findOwnReview(tx, reviewKey);
    if (!provider || !review) throw new AppError({ code: 'not_found', parameter: 'id' });
    await notifyReviewDeleted(tx, review.id, { part: 'review', deletedBy: user.id, provider, origin, now });
    await deleteReview(tx, reviewKey);
  });
  return { code: 200 };
};
