import { AD_DAYS, AVAILABILITY, cairoDaysLater } from '@mashrabiya/contract';
import { userById } from '../../accounts/repository/users.ts';
import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/mailJob.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { notesOf, writtenNote } from '../../moderation/rules/notes.ts';
import { lockReel } from '../repository/changeReel.ts';
import { wholeReels } from '../repository/reels.ts';
import { oldestWaiting, putDecision } from '../repository/reviewReels.ts';
import { toReel } from '../rules/reel.ts';

const KINDS = { accepted: 'reel_accepted', change: 'reel_rejected', rejected: 'reel_rejected' } as const;

/** The reel that has waited longest. */
export const getPendingReel: Handler<'getPendingReel'> = async (_, { db, user, reference, language, now }) => {
  const { id, count } = await oldestWaiting(db, user.id);
  const [reel] = id === undefined ? [] : await wholeReels(db, [id]);
  return { data: reel ? toReel(reel, { reference, language, now }) : null, waiting: count };
};

/**
 * Decides of a reel and has its owner told. One that is let through the first time is on offer for thirty days; an edit
 * goes on with those that are left. What it cost stays with a reel that is not let through: changed, it comes back
 * without another ad, and taken down it gives the ad back.
 */
export const decideReel: Handler<'decideReel'> = async ({ params, body }, { db, user, now, origin }) => {
  const { decision, reasons } = body;
  const notes = notesOf(body);
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    const reel = await lockReel(tx, id);
    if (!reel || reel.removed_at !== null) throw new AppError({ code: 'not_found', parameter: 'id' });
    const isSame = reel.updated_at.toISOString() === body.submitted_at;
    if (reel.availability !== AVAILABILITY.pending || reel.user_id === user.id || !isSame)
      throw new AppError({ code: 'review_outdated' });
    await assertUnblocked(tx, reel.user_id);
    if (decision === 'accepted') {
      await putDecision(tx, id, {
        availability: AVAILABILITY.active,
        refusal: null,
        listed_at: reel.listed_at ?? now,
        expires_at: reel.expires_at ?? cairoDaysLater(now, AD_DAYS),
      });
    } else {
      const refusal = { reasons, ...notes, is_change: decision === 'change', at: now.toISOString() };
      await putDecision(tx, id, { availability: AVAILABILITY.rejected, refusal: JSON.stringify(refusal) });
    }
    const kind = KINDS[decision];
    const judged = decision === 'accepted' ? [] : reasons;
    const about = { propertyId: reel.property_id, sellerId: reel.user_id };
    await noteModeration(tx, { ...about, kind, actorId: user.id, reasons: judged, note: writtenNote(notes), now });
    const { email } = await userById(tx, reel.user_id);
    const title = reel.title_ar ?? reel.title_en ?? '';
    await enqueueMail(tx, { kind, userId: reel.user_id, to: email, origin, title, reasons: judged, ...notes, now });
  });
  return { code: 200 };
};
