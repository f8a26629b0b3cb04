import { AD_DAYS, type AdReviewInput, AVAILABILITY, addCairoDays } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { ReelRow } from '../../db/tables/reel.ts';
import { pickWrittenNote, toNotes } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { saveReelDecision } from '../repository/reviewReels.ts';
import { getEdit, isEditPending, withEdit } from '../rules/reelEdit.ts';

const REVIEW_KINDS = { accepted: 'reel_accepted', change: 'reel_rejected', rejected: 'reel_rejected' } as const;

export const isPending = (reel: ReelRow, submittedAt: string): boolean =>
  (reel.availability === AVAILABILITY.pending || isEditPending(reel)) && reel.updated_at.toISOString() === submittedAt;

/**
 * Carries out a moderator's decision on a reel and notifies its owner. The first approval starts its thirty days; an
 * edit continues with the remaining ones. A rejected reel keeps its ad credit: it can be changed without another ad,
 * and removing it returns the ad. An approved edit replaces the approved version; a rejected one stays stored for the owner,
 * and the approved version stays active.
 */
export async function reviewReel(
  tx: Transaction<Tables>,
  reel: ReelRow,
  { decision, reasons, ...sentNotes }: AdReviewInput,
  { moderatorId, origin, now }: { moderatorId: string; origin: string; now: Date },
): Promise<void> {
  const notes = toNotes(sentNotes);
  const isEdit = isEditPending(reel);
  if (decision === 'accepted') {
    const edit = getEdit(reel);
    const editColumns = edit && { ...edit, poster: JSON.stringify(edit.poster) };
    const offerColumns = {
      listed_at: reel.listed_at ?? now,
      expires_at: reel.expires_at ?? addCairoDays(now, AD_DAYS),
    };
    await saveReelDecision(
      tx,
      reel,
      { ...editColumns, edit: null, availability: AVAILABILITY.active, refusal: null, ...offerColumns },
      now,
    );
  } else {
    const refusal = { reasons, ...notes, is_change: decision === 'change', at: now.toISOString() };
    const availability = isEdit ? AVAILABILITY.active : AVAILABILITY.rejected;
    await saveReelDecision(tx, reel, { availability, refusal: JSON.stringify(refusal) }, now);
  }
  const kind = REVIEW_KINDS[decision];
  const mail = isEdit && decision !== 'accepted' ? 'reel_edit_rejected' : kind;
  const refusalReasons = decision === 'accepted' ? [] : reasons;
  const eventDetails = { propertyId: reel.property_id, sellerId: reel.user_id };
  await recordModeration(tx, {
    ...eventDetails,
    kind,
    actorId: moderatorId,
    reasons: refusalReasons,
    note: pickWrittenNote(notes),
    now,
  });
  const { email, language } = await findUserById(tx, reel.user_id);
  const { title_ar, title_en } = withEdit(reel);
  await enqueueMail(tx, {
    kind: mail,
    userId: reel.user_id,
    to: email,
    origin,
    title: pickLanguage(language, title_ar, title_en),
    reasons: refusalReasons,
    ...notes,
    now,
  });
}
