import { ACTION_CODES, AVAILABILITY } from '@mashrabiya/contract';
import { changeAd, updateProperty } from '../../ads/repository/ads.ts';
import { returnNextPeriodCredit } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerSoldReports } from '../../reports/services/soldQuestion.ts';
import { buildAnswer, lockOwnProperty } from '../services/ownView.ts';

export const confirmProperty: Handler<'confirmProperty'> = async ({ params }, context) => {
  const { db, user, now, origin } = context;
  await inTransaction(db, async (tx) => {
    const { property } = await lockOwnProperty(tx, params.id, user.id);
    if (property.availability !== AVAILABILITY.active) throw new AppError({ code: 'ad_not_active' });
    await updateProperty(tx, property.id, { confirmed_at: now }, now);
    await answerSoldReports(tx, property, { answer: 'confirmed', origin, now });
  });
  return buildAnswer(params.id.toLowerCase(), context);
};

/** Ends an ad with its outcome; the rest of its period is lost. A period paid for ahead is returned. */
export const closeProperty: Handler<'closeProperty'> = async ({ params, body }, context) => {
  const { db, user, now, origin } = context;
  await inTransaction(db, async (tx) => {
    const { property, ad } = await lockOwnProperty(tx, params.id, user.id);
    if (property.availability !== AVAILABILITY.active && property.withheld !== 'paused')
      throw new AppError({ code: 'ad_not_active' });
    const closed_as = body.closed_as ?? (property.action === ACTION_CODES.forsell ? 'sold' : 'rented');
    await updateProperty(tx, property.id, { availability: AVAILABILITY.expired, withheld: null, closed_as }, now);
    await answerSoldReports(tx, property, { answer: 'ended', origin, now });
    if (!ad) return;
    const nextPeriod = await returnNextPeriodCredit(tx, ad, user.id, now);
    await changeAd(tx, property.id, { ...nextPeriod, ends_at: now, ranking_until: null });
  });
  return buildAnswer(params.id.toLowerCase(), context);
};
