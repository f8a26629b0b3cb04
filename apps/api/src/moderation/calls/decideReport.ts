import { AVAILABILITY } from '@mashrabiya/contract';
import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockHome } from '../../owning/repository/ads.ts';
import { dropHeldDecision, undoHeldDecision } from '../repository/heldDecisions.ts';
import { giveCase, hasCase } from '../repository/reports.ts';
import { claimEnd } from '../services/caseParts.ts';
import { holdDecision } from '../services/holdDecision.ts';
import { reviewReports } from '../services/reviewReports.ts';

/**
 * Decides of the reports against an ad that the moderator has claimed: at once, or so that it can be undone for a while.
 * A block is made at once, as at every desk: it has an end of its own.
 */
export const decideReport: Handler<'decideReport'> = async ({ params, body }, context) => {
  const { db, user, now, origin, listings } = context;
  const { undoable, ...decision } = body;
  const propertyId = params.id.toLowerCase();
  const isHeld = undoable && decision.decision !== 'blocked';
  await inTransaction(db, async (tx) => {
    const own = await lockHome(tx, propertyId);
    if (!own) throw new AppError({ code: 'not_found', parameter: 'id' });
    const { home } = own;
    const isOnOffer = home.availability === AVAILABILITY.active;
    if (!isOnOffer || !(await hasCase(tx, { propertyId, moderatorId: user.id, now })))
      throw new AppError({ code: 'review_outdated' });
    const by = { moderatorId: user.id, origin, now };
    const subject = { kind: 'report', id: propertyId } as const;
    if (isHeld) {
      await holdDecision(tx, subject, { decision, ...by });
      return giveCase(tx, propertyId, null);
    }
    await dropHeldDecision(tx, subject);
    return reviewReports(tx, home, decision, by);
  });
  if (!isHeld) await listings.refresh();
  return { code: 200 };
};

/** Takes back one's decision of the reports against an ad, which is then before the moderator again. */
export const undoReport: Handler<'undoReport'> = async ({ params }, { db, user, now }) => {
  const propertyId = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    await lockHome(tx, propertyId);
    if (!(await undoHeldDecision(tx, { kind: 'report', id: propertyId }, user.id)))
      throw new AppError({ code: 'undo_too_late' });
    await giveCase(tx, propertyId, { moderatorId: user.id, until: claimEnd(now) });
  });
  return { code: 200 };
};
