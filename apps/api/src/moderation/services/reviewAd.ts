import { type AdReviewInput, AVAILABILITY } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { changeAd, lockProperty, updateProperty } from '../../ads/repository/ads.ts';
import { applyEdit, getEdit, isEditPending } from '../../ads/rules/propertyWithAd.ts';
import { type AdTransition, startPeriod } from '../../ads/services/advanceAd.ts';
import { returnNextPeriodCredit, returnPeriodCredit } from '../../ads/services/credits.ts';
import { buildSearchColumns } from '../../catalogue/repository/insertProperties.ts';
import { getAdTitle } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { pickWrittenNote, toNotes } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { lockPropertySeller } from '../repository/blocks.ts';
import { setCaseHolder } from '../repository/claimHolders.ts';
import { recordModeration } from '../repository/events.ts';
import { insertReview } from '../repository/reviews.ts';
import { pickReviewedContent } from '../rules/changedParts.ts';

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
  const seller = await lockPropertySeller(tx, propertyId);
  const { property, ad } = (await lockProperty(tx, propertyId)) ?? {};
  if (!property || !ad) return 'missing';
  const isWaiting = property.availability === AVAILABILITY.pending || isEditPending({ property, ad });
  const isSame = isWaiting && ad.submitted_at.toISOString() === submittedAt;
  return isSame && !seller?.blocked_at ? { property, ad } : 'outdated';
}

/**
 * Carries out a moderator's decision about a listing or about an edit of an approved one, and mails its seller. An
 * approved listing becomes active. A rejected one returns the ad credit, unless it was active before. An approved edit
 * replaces the approved version; a rejected one stays stored for its seller, and the approved version stays.
 */
export async function reviewAd(
  tx: Transaction<Tables>,
  pendingAd: PendingAd,
  { decision, reasons, ...sentNotes }: AdReviewInput,
  { moderatorId, ...transition }: AdTransition & { moderatorId: string },
): Promise<void> {
  const { now, origin } = transition;
  const property = applyEdit(pendingAd);
  const notes = toNotes(sentNotes);
  const refusalReasons = decision === 'accepted' ? [] : reasons;
  const entry = { actorId: moderatorId, propertyId: property.id, sellerId: property.user_id, now };
  await recordModeration(tx, { ...entry, kind: decision, reasons: refusalReasons, note: pickWrittenNote(notes) });
  await insertReview(tx, {
    propertyId: property.id,
    moderatorId,
    decision,
    reasons: refusalReasons,
    ...notes,
    content: pickReviewedContent(property),
    now,
  });
  await changeAd(tx, property.id, { claimed_by: null, claimed_until: null });
  const kind = isEditPending(pendingAd)
    ? await reviewEdit(tx, pendingAd, decision, transition)
    : await reviewListing(tx, pendingAd, decision, transition);
  const { email, language } = await findUserById(tx, property.user_id);
  await enqueueMail(tx, {
    kind,
    userId: property.user_id,
    to: email,
    origin,
    title: getAdTitle(language, property),
    reasons: refusalReasons,
    ...notes,
    now,
  });
}

type Decision = AdReviewInput['decision'];

/** Returns the mail to the seller. */
async function reviewEdit(
  tx: Transaction<Tables>,
  pendingAd: PendingAd,
  decision: Decision,
  transition: AdTransition,
): Promise<MailKind> {
  const { property, ad } = pendingAd;
  const { now } = transition;
  const edit = getEdit(pendingAd);
  if (decision !== 'accepted' || !edit) {
    await changeAd(tx, property.id, { is_edit_refused: true });
    return 'ad_edit_rejected';
  }
  await updateProperty(
    tx,
    property.id,
    { ...edit, ...buildSearchColumns(edit), pictures: JSON.stringify(edit.pictures) },
    now,
  );
  await changeAd(tx, property.id, { accepted_at: now, edit: null });
  // A moderator must not decide on reports of a version that they have not seen.
  await setCaseHolder(tx, property.id, null);
  const isOnOffer = property.availability === AVAILABILITY.active && (await startPeriod(tx, ad, transition));
  const hasExpired = !isOnOffer && !property.withheld && !property.closed_as;
  return hasExpired ? 'ad_accepted_over' : 'ad_change_accepted';
}

/** Returns the mail to the seller. */
async function reviewListing(
  tx: Transaction<Tables>,
  { property, ad }: PendingAd,
  decision: Decision,
  transition: AdTransition,
): Promise<MailKind> {
  const { now } = transition;
  if (decision === 'accepted') {
    await changeAd(tx, property.id, { accepted_at: now, edit: null });
    const isOnOffer = await startPeriod(tx, ad, transition);
    if (ad.starts_at === null) return 'ad_accepted';
    return isOnOffer ? 'ad_change_accepted' : 'ad_accepted_over';
  }
  await updateProperty(tx, property.id, { availability: AVAILABILITY.rejected }, now);
  const isCreditReturned = decision === 'rejected' && ad.starts_at === null && ad.is_paid;
  if (isCreditReturned)
    await returnPeriodCredit(
      tx,
      { userId: property.user_id, propertyId: property.id, pack: ad.pack, run: ad.run },
      now,
    );
  const nextPeriod = decision === 'rejected' && (await returnNextPeriodCredit(tx, ad, property.user_id, now));
  await changeAd(tx, property.id, { edit: null, ...(isCreditReturned && { is_paid: false }), ...nextPeriod });
  return decision === 'rejected' ? 'ad_rejected' : 'ad_change';
}
