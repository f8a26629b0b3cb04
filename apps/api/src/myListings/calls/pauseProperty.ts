import { AVAILABILITY } from '@mashrabiya/contract';
import { updateProperty } from '../../ads/repository/ads.ts';
import { startPeriod } from '../../ads/services/advanceAd.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { buildAnswer, lockOwnProperty } from '../services/ownView.ts';

/** Takes an ad offline for a while; the days of its period continue. */
export const pauseProperty: Handler<'pauseProperty'> = async ({ params }, context) => {
  const { db, user, now } = context;
  await inTransaction(db, async (tx) => {
    const { property } = await lockOwnProperty(tx, params.id, user.id);
    if (property.availability !== AVAILABILITY.active) throw new AppError({ code: 'ad_not_active' });
    await updateProperty(tx, property.id, { availability: AVAILABILITY.expired, withheld: 'paused' }, now);
  });
  return buildAnswer(params.id.toLowerCase(), context);
};

/** Resumes a paused ad; one that was edited meanwhile is reviewed first. */
export const resumeProperty: Handler<'resumeProperty'> = async ({ params }, context) => {
  const { db, user, now, settings, origin } = context;
  const rankSchedule = (await settings.current()).get('adsteps');
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    const { property, ad } = await lockOwnProperty(tx, params.id, user.id);
    if (property.withheld !== 'paused') throw new AppError({ code: 'ad_not_paused' });
    const isAccepted = !ad || ad.accepted_at !== null;
    const availability = isAccepted ? AVAILABILITY.active : AVAILABILITY.pending;
    await updateProperty(tx, property.id, { availability, confirmed_at: now }, now);
    if (ad?.starts_at && isAccepted) await startPeriod(tx, ad, { now, rankSchedule, origin });
  });
  return buildAnswer(params.id.toLowerCase(), context);
};
