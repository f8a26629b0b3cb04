import { AVAILABILITY, type RefusalReason } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import { AppError } from '../../app/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/mailJob.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { changeAd, changeHome, lockHome } from '../../owning/repository/ads.ts';
import { returnNextRun, returnRun } from '../../owning/services/credits.ts';
import { startRun, type Turning } from '../../owning/services/turnAds.ts';
import { lockSellerOf } from '../repository/blocks.ts';
import { noteModeration } from '../repository/events.ts';
import { noteReview } from '../repository/reviews.ts';
import { judgedContent } from '../rules/changedParts.ts';
import { type Notes, writtenNote } from '../rules/notes.ts';

const MAILS = { accepted: 'ad_accepted', change: 'ad_change', rejected: 'ad_rejected' } as const;

export interface AdDecision extends Turning {
  /** The home whose ad it is. */
  id: string;
  /** Who has claimed the ad. */
  moderatorId: string;
  decision: keyof typeof MAILS;
  reasons: readonly RefusalReason[];
  notes: Notes;
  /** When the ad that was looked at was sent: one that was changed since is refused. */
  submittedAt: string;
}

/**
 * Decides of an ad that a moderator has claimed, and has its seller told. One that is let through begins its run; what is
 * rejected gives the ad back, unless it was on offer before.
 */
export async function decideAd(
  tx: Transaction<Tables>,
  { id, moderatorId, decision, reasons, notes, submittedAt, ...turning }: AdDecision,
): Promise<void> {
  const { now, origin } = turning;
  // The seller first, as who blocks them does.
  const seller = await lockSellerOf(tx, id);
  const own = await lockHome(tx, id);
  if (!own?.ad || own.home.availability !== AVAILABILITY.pending)
    throw new AppError({ code: own?.ad ? 'review_outdated' : 'not_found', ...(!own?.ad && { parameter: 'id' }) });
  const { home, ad } = own;
  const isOthers = ad.claimed_by !== moderatorId || !ad.claimed_until || ad.claimed_until <= now;
  if (isOthers || seller?.blocked_at || ad.submitted_at.toISOString() !== submittedAt)
    throw new AppError({ code: 'review_outdated' });
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
    const isOnOffer = await startRun(tx, ad, turning);
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
