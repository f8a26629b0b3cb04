import { changeAd, lockProperty } from '../../ads/repository/ads.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deletePendingDecision, undoPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { deferDecision } from '../../decisions/services/deferDecision.ts';
import { computeClaimEnd } from '../services/caseParts.ts';
import { lockPending, reviewAd } from '../services/reviewAd.ts';

/** Decides on an ad that the moderator has claimed: at once, or deferred so that it can be undone. */
export const decideReview: Handler<'decideReview'> = async ({ params, body }, context) => {
  const { db, user, now, settings, listings, origin } = context;
  const { undoable, ...decision } = body;
  const propertyId = params.id.toLowerCase();
  const rankSchedule = (await settings.current()).get('adsteps');
  await inTransaction(db, async (tx) => {
    const pendingAd = await lockPending(tx, propertyId, decision.submitted_at);
    if (pendingAd === 'missing') throw new AppError({ code: 'not_found', parameter: 'id' });
    if (pendingAd === 'outdated') throw new AppError({ code: 'review_outdated' });
    const { claimed_by: holder, claimed_until: until } = pendingAd.ad;
    if (holder !== user.id || !until || until <= now) throw new AppError({ code: 'review_outdated' });
    const decider = { moderatorId: user.id, origin, now };
    const subject = { kind: 'ad', id: propertyId } as const;
    if (undoable) {
      await deferDecision(tx, subject, { decision, ...decider });
      return changeAd(tx, propertyId, { claimed_by: null, claimed_until: null });
    }
    await deletePendingDecision(tx, subject);
    return reviewAd(tx, pendingAd, decision, { rankSchedule, ...decider });
  });
  if (!undoable) await listings.refresh();
  return { code: 200 };
};

/** Undoes the moderator's decision on an ad, which is then claimed by them again. */
export const undoReview: Handler<'undoReview'> = async ({ params }, { db, user, now }) => {
  const propertyId = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    await lockProperty(tx, propertyId);
    if (!(await undoPendingDecision(tx, { kind: 'ad', id: propertyId }, user.id)))
      throw new AppError({ code: 'undo_too_late' });
    await changeAd(tx, propertyId, { claimed_by: user.id, claimed_until: computeClaimEnd(now) });
  });
  return { code: 200 };
};
