import { assertNotDeleted } from '../../accounts/repository/users.ts';
import { returnPeriodCredit } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findOwnReelIds, markReelRemoved } from '../repository/reels.ts';
import { loadOwnReels, lockOwnReel } from '../services/ownReels.ts';

export const listOwnReels: Handler<'listOwnReels'> = async (_, context) => ({
  data: await loadOwnReels(await findOwnReelIds(context.db, context.user.id), context),
});

/** Removes the user's own reel. One that was never on offer returns its ad credit. */
export const removeReel: Handler<'removeReel'> = async ({ params }, { db, listings, now, user }) => {
  await inTransaction(db, async (tx) => {
    // The user first, in the same order as the deletion of an account.
    await assertNotDeleted(tx, user.id);
    const reel = await lockOwnReel(tx, params.id, user.id);
    await markReelRemoved(tx, reel, now);
    if (reel.listed_at === null)
      await returnPeriodCredit(tx, { userId: user.id, propertyId: reel.id, pack: reel.ranking, run: 1 }, now);
  });
  await listings.refresh();
  return { code: 200 };
};
