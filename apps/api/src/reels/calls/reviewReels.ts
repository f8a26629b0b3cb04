import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  deletePendingDecision,
  selectPendingDecisions,
  undoPendingDecision,
} from '../../decisions/repository/pendingDecisions.ts';
import { deferDecision } from '../../decisions/services/deferDecision.ts';
import { lockReel, lockReelAndSeller } from '../repository/changeReel.ts';
import { findPropertyFacts, findReelsWithSellers } from '../repository/reels.ts';
import { findOldestWaiting } from '../repository/reviewReels.ts';
import { findUnreadyVideos } from '../repository/videoUploads.ts';
import { toReel } from '../rules/reel.ts';
import { listFieldChanges, pickPropertyFields, pickReelFields } from '../rules/reelChanges.ts';
import { isEditPending, withEdit } from '../rules/reelEdit.ts';
import { isPending, reviewReel } from '../services/reviewReel.ts';

export const getPendingReel: Handler<'getPendingReel'> = async ({ query }, context) => {
  const { db, user, reference, language, now } = context;
  const { id, count, preparing } = await findOldestWaiting(db, {
    moderatorId: user.id,
    after: query.after?.toLowerCase(),
    now,
  });
  const [reelWithProperty] = id === undefined ? [] : await findReelsWithSellers(db, [id]);
  if (!reelWithProperty) return { data: null, waiting: count, preparing };
  const reel = withEdit(reelWithProperty.reel);
  const property = await findPropertyFacts(db, reel.property_id);
  const names = { reference, language };
  const data = {
    ...toReel({ ...reelWithProperty, reel }, { reference, language, now }),
    is_edit: isEditPending(reelWithProperty.reel),
    changes: listFieldChanges(pickReelFields(reelWithProperty.reel), pickReelFields(reel), names),
    differences: listFieldChanges(pickPropertyFields(property), pickReelFields(reel), names),
  };
  return { data, waiting: count, preparing };
};

export const decideReel: Handler<'decideReel'> = async ({ params, body }, { db, listings, user, now, origin }) => {
  const { undoable, ...decision } = body;
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    const { reel, isSellerBlocked } = (await lockReelAndSeller(tx, id)) ?? {};
    if (!reel || reel.removed_at !== null) throw new AppError({ code: 'not_found', parameter: 'id' });
    // True while another moderator's decision can still be undone.
    const isDecided = await selectPendingDecisions(tx, 'reel', now).where('subject_id', '=', id).executeTakeFirst();
    const isUnready = (await findUnreadyVideos(tx, [withEdit(reel).clip])).size > 0;
    const isOutdated = isSellerBlocked || !isPending(reel, decision.submitted_at);
    if (isDecided || isUnready || isOutdated || reel.user_id === user.id)
      throw new AppError({ code: 'review_outdated' });
    const decider = { moderatorId: user.id, origin, now };
    const subject = { kind: 'reel', id } as const;
    if (undoable) return deferDecision(tx, subject, { decision, ...decider });
    await deletePendingDecision(tx, subject);
    return reviewReel(tx, reel, decision, decider);
  });
  if (!undoable) await listings.refresh();
  return { code: 200 };
};

export const undoReel: Handler<'undoReel'> = async ({ params }, { db, user }) => {
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    await lockReel(tx, id);
    if (!(await undoPendingDecision(tx, { kind: 'reel', id }, user.id))) throw new AppError({ code: 'undo_too_late' });
  });
  return { code: 200 };
};
