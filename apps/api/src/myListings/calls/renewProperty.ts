import { AVAILABILITY } from '@mashrabiya/contract';
import { buildAd, changeAd, updateProperty, upsertAd } from '../../ads/repository/ads.ts';
import { decideRenewal } from '../../ads/rules/adSchedule.ts';
import { startPeriod } from '../../ads/services/advanceAd.ts';
import { chargePeriod, grantFreeTrial } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { buildAnswer, lockOwnProperty } from '../services/ownView.ts';

/**
 * Pays for another period of an ad: an expired one starts again, after a review if it was edited since the last one; an
 * active one continues from its end.
 */
export const renewProperty: Handler<'renewProperty'> = async ({ params, body }, context) => {
  const { db, user, now, settings, origin } = context;
  const texts = await settings.current();
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    const { property, ad: previousAd } = await lockOwnProperty(tx, params.id, user.id);
    const renewal = decideRenewal({
      availability: property.availability,
      withheld: property.withheld,
      startsAt: previousAd?.starts_at ?? null,
      nextPack: previousAd?.next_pack ?? null,
    });
    if (renewal !== 'now' && renewal !== 'at_end') throw new AppError({ code: renewal });
    const pack = body.ranking;
    const run = (previousAd?.run ?? 0) + 1;
    await grantFreeTrial(tx, { userId: user.id, setting: texts.get('freetrial'), now });
    await chargePeriod(tx, { userId: user.id, propertyId: property.id, pack, run }, now);
    if (renewal === 'at_end') {
      await changeAd(tx, property.id, { next_pack: pack });
      await updateProperty(tx, property.id, { confirmed_at: now }, now);
      return;
    }
    // Legacy listings were on offer without a review: they count as approved since their last confirmation.
    const acceptedAt = previousAd ? previousAd.accepted_at : property.confirmed_at;
    const { edit = null, is_edit_refused = false } = previousAd ?? {};
    const ad = { ...buildAd(property.id, pack, now), run, accepted_at: acceptedAt, edit, is_edit_refused };
    await upsertAd(tx, ad);
    await updateProperty(
      tx,
      property.id,
      { confirmed_at: now, ranking: pack, availability: AVAILABILITY.pending },
      now,
    );
    if (acceptedAt) await startPeriod(tx, ad, { now, rankSchedule: texts.get('adsteps'), origin });
  });
  return buildAnswer(params.id.toLowerCase(), context);
};
