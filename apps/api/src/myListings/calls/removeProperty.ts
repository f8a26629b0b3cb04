import { AVAILABILITY } from '@mashrabiya/contract';
import { assertNotDeleted } from '../../accounts/repository/users.ts';
import { changeAd, updateProperty } from '../../ads/repository/ads.ts';
import { returnNextPeriodCredit, returnPeriodCredit } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closeReportsOfRemovedAd } from '../../reports/services/closeReportsOfRemovedAd.ts';
import { answerSoldReports } from '../../reports/services/soldQuestion.ts';
import { lockOwnProperty } from '../services/ownView.ts';

/**
 * Removes an ad permanently; its page reports it as removed. An ad that was never approved returns its credit, and so
 * does a period that has not started.
 */
export const removeProperty: Handler<'removeProperty'> = async ({ params }, context) => {
  const { db, user, now, origin, listings } = context;
  await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    const { property, ad } = await lockOwnProperty(tx, params.id, user.id);
    const isActive = property.availability === AVAILABILITY.active;
    const change = { removed_at: now, ...(isActive && { availability: AVAILABILITY.expired }) };
    await updateProperty(tx, property.id, change, now);
    await answerSoldReports(tx, property, { answer: 'ended', origin, now });
    await closeReportsOfRemovedAd(tx, property, { origin, now });
    if (ad) await changeAd(tx, property.id, { ...(await returnNextPeriodCredit(tx, ad, user.id, now)), edit: null });
    if (ad?.is_paid && ad.starts_at === null) {
      await returnPeriodCredit(tx, { userId: user.id, propertyId: property.id, pack: ad.pack, run: ad.run }, now);
      await changeAd(tx, property.id, { is_paid: false });
    }
  });
  await listings.refresh();
  return { code: 200 };
};
