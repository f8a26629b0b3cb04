import { lockUser } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { liftBlock } from '../repository/blocks.ts';
import { recordModeration } from '../repository/events.ts';
import { blockAndNotify, enqueueBlockMail } from '../services/blockUser.ts';

/** Blocks a user, who cannot post or send messages; ads disappear from lists, map and counts. */
export const blockUser: Handler<'blockUser'> = async ({ params, body }, context) => {
  const { db, user: moderator, now, origin, listings } = context;
  const userId = params.id.toLowerCase();
  const { reason_ar: ar, reason_en: en } = body;
  await inTransaction(db, async (tx) => {
    await blockAndNotify(tx, { userId, moderatorId: moderator.id, ar, en, origin, now });
    await recordModeration(tx, { kind: 'blocked', actorId: moderator.id, sellerId: userId, note: `${ar}\n${en}`, now });
  });
  await listings.refresh();
  return { code: 200 };
};

export const unblockUser: Handler<'unblockUser'> = async ({ params, body }, context) => {
  const { db, user: moderator, now, origin, listings } = context;
  const userId = params.id.toLowerCase();
  const { reason_ar: ar, reason_en: en } = body;
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (!user.blocked_at) throw new AppError({ code: 'seller_not_blocked' });
    await liftBlock(tx, userId, now);
    await recordModeration(tx, {
      kind: 'unblocked',
      actorId: moderator.id,
      sellerId: userId,
      note: `${ar}\n${en}`,
      now,
    });
    await enqueueBlockMail(tx, user, 'unblocked', { ar, en, origin, now });
  });
  await listings.refresh();
  return { code: 200 };
};
