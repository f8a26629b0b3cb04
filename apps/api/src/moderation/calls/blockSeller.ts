import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { liftBlock, lockSeller } from '../repository/blocks.ts';
import { recordModeration } from '../repository/events.ts';
import { blockAndNotify, enqueueBlockMail } from '../services/blockSeller.ts';

/** Blocks a user, who cannot post or send messages; ads disappear from lists, map and counts. */
export const blockSeller: Handler<'blockSeller'> = async ({ params, body }, context) => {
  const { db, user, now, origin, listings } = context;
  const sellerId = params.id.toLowerCase();
  const { reason_ar: ar, reason_en: en } = body;
  await inTransaction(db, async (tx) => {
    await blockAndNotify(tx, { sellerId, moderatorId: user.id, ar, en, origin, now });
    await recordModeration(tx, { kind: 'blocked', actorId: user.id, sellerId, note: `${ar}\n${en}`, now });
  });
  await listings.refresh();
  return { code: 200 };
};

export const unblockSeller: Handler<'unblockSeller'> = async ({ params, body }, context) => {
  const { db, user, now, origin, listings } = context;
  const sellerId = params.id.toLowerCase();
  const { reason_ar: ar, reason_en: en } = body;
  await inTransaction(db, async (tx) => {
    const seller = await lockSeller(tx, sellerId);
    if (!seller) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (!seller.blocked_at) throw new AppError({ code: 'seller_not_blocked' });
    await liftBlock(tx, sellerId, now);
    await recordModeration(tx, { kind: 'unblocked', actorId: user.id, sellerId, note: `${ar}\n${en}`, now });
    await enqueueBlockMail(tx, seller, 'unblocked', { ar, en, origin, now });
  });
  await listings.refresh();
  return { code: 200 };
};
