import { type AdReviewInput, AVAILABILITY } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import { changeAd, changeHome, lockHome } from '../../ads/repository/ads.ts';
import { returnNextRun, returnRun } from '../../ads/services/credits.ts';
import { startRun, type Turning } from '../../ads/services/turnAds.ts';
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

const MAILS = { accepted: 'ad_accepted', change: 'ad_change', rejected: 'ad_rejected' } as const;

/** An ad before the moderators. */
export interface PendingAd {
  home: PropertyRow;
  ad: PropertyAdRow;
}

/**
 * An ad as a moderator saw it, held until the transaction ends; `outdated` where it has been changed or decided of
 * since, or its seller is blocked.
 */
export async function lockPending(
  tx: Transaction<Tables>,
  propertyId: string,
  submittedAt: string,
): Promise<PendingAd | 'missing' | 'outdated'> {
  // The seller first, as who blocks them does.
  const seller = await lockSellerOf(tx, propertyId);
  const { home, ad } = (await lockHome(tx, propertyId)) ?? {};
  if (!home || !ad) return 'missing';
  const isSame = home.availability === AVAILABILITY.pending && ad.submitted_at.toISOString() === submittedAt;
  return isSame && !seller?.blocked_at ? { home, ad } : 'outdated';
}

/**
 * Carries out what a moderator decided of an ad, and has its seller told. One that is let through begins its run; what is
 * rejected gives the ad back, unless it was on offer before.
 */
export async function reviewAd(
  tx: Transaction<Tables>,
  { home, ad }: PendingAd,
  { decision, reasons, ...written }: AdReviewInput,
  { moderatorId, now, steps, origin }: Turning & { moderatorId: string },
): Promise<void> {
  const notes = notesOf(written);
  const judged = decision === 'accepted' ? [] : reasons;
  const entry = { actorId: moderatorId, propertyId: home.id, sellerId: home.user_id, now };
  await noteModeration(tx, { ...entry, kind: decision, reasons: judged, note: writtenNote(notes) });
  await noteReview(tx, {
    propertyId: home.id,
    moderatorId,
    decision,
    reasons: judged,
    ...notes,
    content: judgedContent(home),
    now,
  });
  const released = { claimed_by: null, claimed_until: null };
  let mail: MailKind = MAILS[decision];
  if (decision === 'accepted') {
    const isEdit = ad.starts_at !== null;
    await changeAd(tx, home.id, { ...released, accepted_at: now });
    const isOnOffer = await startRun(tx, ad, { now, steps, origin });
    if (isEdit) mail = isOnOffer ? 'ad_change_accepted' : 'ad_accepted_over';
  } else {
    await changeHome(tx, home.id, { availability: AVAILABILITY.rejected }, now);
    const isReturned = decision === 'rejected' && ad.starts_at === null && ad.is_paid;
    if (isReturned) await returnRun(tx, { userId: home.user_id, propertyId: home.id, pack: ad.pack, run: ad.run }, now);
    const left = decision === 'rejected' && (await returnNextRun(tx, ad, home.user_id, now));
    await changeAd(tx, home.id, {
      ...released,
      ...(isReturned && { is_paid: false }),
      ...left,
    });
  }
  const title = home.address_ar ?? home.address_en ?? '';
  const { email } = await userById(tx, home.user_id);
  await enqueueMail(tx, {
    kind: mail,
    userId: home.user_id,
    to: email,
    origin,
    title,
    reasons: judged,
    ...notes,
    now,
  });
}
