import { type AdReviewInput, AVAILABILITY } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import { changeAd, lockProperty, updateProperty } from '../../ads/repository/ads.ts';
import { editOf, isEditPending, withEdit } from '../../ads/rules/ownedProperty.ts';
import { type AdTransition, startRun } from '../../ads/services/advanceAd.ts';
import { returnNextRun, returnRun } from '../../ads/services/credits.ts';
import { searchWords } from '../../catalogue/repository/insertProperties.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { notesOf, writtenNote } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { lockSellerOf } from '../repository/blocks.ts';
import { noteModeration } from '../repository/events.ts';
import { noteReview } from '../repository/reviews.ts';
import { judgedContent } from '../rules/changedParts.ts';

export interface PendingAd {
  property: PropertyRow;
  ad: PropertyAdRow;
}

/** Locks an ad as the moderator saw it; `outdated` if it was changed or decided, or its seller is blocked. */
export async function lockPending(
  tx: Transaction<Tables>,
  propertyId: string,
  submittedAt: string,
): Promise<PendingAd | 'missing' | 'outdated'> {
  // The seller first, in the same order as blocking.
  const seller = await lockSellerOf(tx, propertyId);
  const { property, ad } = (await lockProperty(tx, propertyId)) ?? {};
  if (!property || !ad) return 'missing';
  const isWaiting = property.availability === AVAILABILITY.pending || isEditPending({ property, ad });
  const isSame = isWaiting && ad.submitted_at.toISOString() === submittedAt;
  return isSame && !seller?.blocked_at ? { property, ad } : 'outdated';
}

/**
 * Carries out a moderator's decision about a listing or about an edit of an approved one, and mails its seller. An
 * approved listing goes on offer. A rejected one returns the ad credit, unless it was on offer before. An approved edit
 * replaces the approved version; a rejected one is kept for its seller, and the approved version stays.
 */
export async function reviewAd(
  tx: Transaction<Tables>,
  pending: PendingAd,
  { decision, reasons, ...written }: AdReviewInput,
  { moderatorId, ...turning }: AdTransition & { moderatorId: string },
): Promise<void> {
  const { now, origin } = turning;
  const property = withEdit(pending);
  const notes = notesOf(written);
  const judged = decision === 'accepted' ? [] : reasons;
  const entry = { actorId: moderatorId, propertyId: property.id, sellerId: property.user_id, now };
  await noteModeration(tx, { ...entry, kind: decision, reasons: judged, note: writtenNote(notes) });
  await noteReview(tx, {
    propertyId: property.id,
    moderatorId,
    decision,
    reasons: judged,
    ...notes,
    content: judgedContent(property),
    now,
  });
  await changeAd(tx, property.id, { claimed_by: null, claimed_until: null });
  const kind = isEditPending(pending)
    ? await reviewEdit(tx, pending, decision, turning)
    : await reviewListing(tx, pending, decision, turning);
  const title = property.address_ar ?? property.address_en ?? '';
  const { email } = await userById(tx, property.user_id);
  await enqueueMail(tx, { kind, userId: property.user_id, to: email, origin, title, reasons: judged, ...notes, now });
}

type Decision = AdReviewInput['decision'];

/** Returns the mail to the seller. */
async function reviewEdit(
  tx: Transaction<Tables>,
  own: PendingAd,
  decision: Decision,
  turning: AdTransition,
): Promise<MailKind> {
  const { property, ad } = own;
  const { now } = turning;
  const edit = editOf(own);
  if (decision !== 'accepted' || !edit) {
    await changeAd(tx, property.id, { is_edit_refused: true });
    return 'ad_edit_rejected';
  }
  await updateProperty(
    tx,
    property.id,
    { ...edit, ...searchWords(edit), pictures: JSON.stringify(edit.pictures) },
    now,
  );
  await changeAd(tx, property.id, { accepted_at: now, edit: null });
  const isOnOffer = property.availability === AVAILABILITY.active && (await startRun(tx, ad, turning));
  const hasExpired = !isOnOffer && !property.withheld && !property.closed_as;
  return hasExpired ? 'ad_accepted_over' : 'ad_change_accepted';
}

/** Returns the mail to the seller. */
async function reviewListing(
  tx: Transaction<Tables>,
  { property, ad }: PendingAd,
  decision: Decision,
  turning: AdTransition,
): Promise<MailKind> {
  const { now } = turning;
  if (decision === 'accepted') {
    await changeAd(tx, property.id, { accepted_at: now, edit: null });
    const isOnOffer = await startRun(tx, ad, turning);
    if (ad.starts_at === null) return 'ad_accepted';
    return isOnOffer ? 'ad_change_accepted' : 'ad_accepted_over';
  }
  await updateProperty(tx, property.id, { availability: AVAILABILITY.rejected }, now);
  const isReturned = decision === 'rejected' && ad.starts_at === null && ad.is_paid;
  if (isReturned)
    await returnRun(tx, { userId: property.user_id, propertyId: property.id, pack: ad.pack, run: ad.run }, now);
  const left = decision === 'rejected' && (await returnNextRun(tx, ad, property.user_id, now));
  await changeAd(tx, property.id, { edit: null, ...(isReturned && { is_paid: false }), ...left });
  return decision === 'rejected' ? 'ad_rejected' : 'ad_change';
}
