import { AVAILABILITY, type Ranking } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { newAd, updateProperty, upsertAd } from '../../ads/repository/ads.ts';
import { contentOf } from '../../ads/rules/columns.ts';
import { editOf, withEdit } from '../../ads/rules/ownedProperty.ts';
import { grantFreeTrial, payRun, returnRun } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/bind.ts';
import { searchWords } from '../../catalogue/repository/insertProperties.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { changedColumns, needsNoReview } from '../../moderation/rules/trust.ts';
import { trustNote } from '../../moderation/rules/trustNote.ts';
import { sellerTrust } from '../../moderation/services/sellerTrust.ts';
import { checkDelivery } from '../services/checkDelivery.ts';
import { checkReference } from '../services/checkReference.ts';
import { answerOf, lockOwnProperty, ownProperty } from '../services/ownView.ts';
import { picturesOf } from '../services/pictures.ts';

interface Payment {
  userId: string;
  ranking: Ranking;
  /** Setting, see `readFreeTrial`. */
  trial: string | undefined;
  now: Date;
}

/**
 * Charges the run of an edited ad: again if it was returned, and for another rank if it is changed before the run has
 * started. A started run keeps its rank.
 */
async function pay(tx: Transaction<Tables>, ad: PropertyAdRow, payment: Payment): Promise<PropertyAdRow> {
  const { userId, ranking, trial, now } = payment;
  const { property_id: propertyId, pack: old, run, is_paid, starts_at } = ad;
  const pack = starts_at === null ? ranking : old;
  if (is_paid && pack === old) return ad;
  await grantFreeTrial(tx, { userId, setting: trial, now });
  if (is_paid) await returnRun(tx, { userId, propertyId, pack: old, run }, now);
  await payRun(tx, { userId, propertyId, pack, run: run + 1 }, now);
  return { ...ad, pack, run: run + 1, is_paid: true };
}

/**
 * Changes a property; only `pay` charges. An edit of an active listing that needs a review is stored beside the
 * approved version, which stays online. An expired listing stays expired until it is renewed.
 */
export const editProperty: Handler<'editProperty'> = async ({ params, body, files }, context) => {
  const { db, user, now, reference, settings, language, countUse } = context;
  const city = checkReference(body, reference);
  await countUse('edit');
  const texts = await settings.current();
  const seen = await ownProperty(db, params.id, user.id);
  checkDelivery(body.receipt, now, withEdit(seen).receipt);
  const before = [...seen.property.pictures, ...(editOf(seen)?.pictures ?? [])];
  const pictures = await picturesOf({ post: body, files, userId: user.id, before }, context);
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    const own = await lockOwnProperty(tx, params.id, user.id);
    const { property, ad: before } = own;
    const content = { ...contentOf(body, city, { property: withEdit(own), language }), pictures };
    // A paused listing is reviewed when it changes; resuming waits for the review.
    const isOnOffer = property.availability === AVAILABILITY.active || property.withheld === 'paused';
    const changed = changedColumns(property, content);
    const trust = await sellerTrust(tx, user.id, { settings: texts, now });
    const stays = isOnOffer && needsNoReview(changed, trust);
    const isPendingEdit = property.availability === AVAILABILITY.active && !stays;
    // Legacy listings have no run until their next review.
    const ad =
      before ??
      (stays ? undefined : { ...newAd(property.id, property.ranking, now), starts_at: now, accepted_at: now });
    const payment = { userId: user.id, ranking: body.ranking, trial: texts.get('freetrial'), now };
    const paid = ad && (await pay(tx, ad, payment));
    if (paid) {
      const waits = { submitted_at: now, claimed_by: null, claimed_until: null };
      const accepted_at = stays || isPendingEdit ? paid.accepted_at : null;
      const edit = isPendingEdit ? content : null;
      await upsertAd(tx, { ...paid, ...(!stays && waits), accepted_at, edit, is_edit_refused: false });
    }
    if (isPendingEdit) return;
    await updateProperty(
      tx,
      property.id,
      {
        ...content,
        ...searchWords(content),
        pictures: JSON.stringify(pictures),
        ...(paid?.starts_at === null && { ranking: paid.pack }),
        availability:
          stays || property.availability === AVAILABILITY.expired ? property.availability : AVAILABILITY.pending,
      },
      now,
    );
    if (stays && changed.length > 0) {
      const about = { actorId: user.id, sellerId: user.id, propertyId: property.id };
      await noteModeration(tx, { kind: 'trusted_edit', ...about, note: trustNote(trust, property, content), now });
    }
  });
  return answerOf(params.id.toLowerCase(), context);
};
