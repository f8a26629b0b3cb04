import { AVAILABILITY, type Ranking } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { buildAd, updateProperty, upsertAd } from '../../ads/repository/ads.ts';
import { buildContent } from '../../ads/rules/propertyContent.ts';
import { applyEdit, getEdit, type PropertyWithAd } from '../../ads/rules/propertyWithAd.ts';
import { chargePeriod, grantFreeTrial, returnPeriodCredit } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { buildSearchColumns } from '../../catalogue/repository/insertProperties.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { setCaseHolder } from '../../moderation/repository/claimHolders.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { listChangedColumns, needsNoReview } from '../../moderation/rules/trust.ts';
import { formatTrustNote } from '../../moderation/rules/trustNote.ts';
import { loadSellerTrust } from '../../moderation/services/sellerTrust.ts';
import { assertDeliveryDay } from '../services/assertDeliveryDay.ts';
import { buildAnswer, findOwnProperty, lockOwnProperty } from '../services/ownView.ts';
import { collectPictures, renewPictures } from '../services/pictures.ts';
import { validateReferences } from '../services/validateReferences.ts';

interface PeriodPayment {
  userId: string;
  ranking: Ranking;
  /** Setting, see `parseFreeTrial`. */
  trial: string | undefined;
  now: Date;
}

/**
 * Charges the period of an edited ad: again if it was returned, and for another rank if it is changed before the period has
 * started. A started period keeps its rank.
 */
async function chargeEdit(tx: Transaction<Tables>, ad: PropertyAdRow, payment: PeriodPayment): Promise<PropertyAdRow> {
  const { userId, ranking, trial, now } = payment;
  const { property_id: propertyId, pack: previousPack, run, is_paid, starts_at } = ad;
  const pack = starts_at === null ? ranking : previousPack;
  if (is_paid && pack === previousPack) return ad;
  await grantFreeTrial(tx, { userId, setting: trial, now });
  if (is_paid) await returnPeriodCredit(tx, { userId, propertyId, pack: previousPack, run }, now);
  await chargePeriod(tx, { userId, propertyId, pack, run: run + 1 }, now);
  return { ...ad, pack, run: run + 1, is_paid: true };
}

/** Pictures of the approved version and of its edit. */
const listPictures = (propertyWithAd: PropertyWithAd): StoredPicture[] => [
  ...propertyWithAd.property.pictures,
  ...(getEdit(propertyWithAd)?.pictures ?? []),
];

/**
 * Changes a property; only `chargeEdit` charges. An edit of an active listing that needs a review is stored beside the
 * approved version, which stays online. An expired listing stays expired until it is renewed.
 */
export const editProperty: Handler<'editProperty'> = async ({ params, body, files }, context) => {
  const { db, user, now, reference, settings, language, countUse } = context;
  const city = validateReferences(body, reference);
  await countUse('edit');
  const texts = await settings.current();
  const currentProperty = await findOwnProperty(db, params.id, user.id);
  assertDeliveryDay(body.receipt, now, applyEdit(currentProperty).receipt);
  const previousPictures = listPictures(currentProperty);
  const pictures = await collectPictures({ post: body, files, userId: user.id, previousPictures }, context);
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    const propertyWithAd = await lockOwnProperty(tx, params.id, user.id);
    const { property, ad: previousAd } = propertyWithAd;
    // Another edit may have removed a picture meanwhile.
    await renewPictures(tx, pictures, { userId: user.id, previousPictures: listPictures(propertyWithAd), now });
    const content = { ...buildContent(body, city, { property: applyEdit(propertyWithAd), language }), pictures };
    // A paused listing counts as on offer: an edit may need a review, and resuming waits for it.
    const isOnOffer = property.availability === AVAILABILITY.active || property.withheld === 'paused';
    const changedFields = listChangedColumns(property, content);
    const trust = await loadSellerTrust(tx, user.id, { settings: texts, now });
    const staysOnline = isOnOffer && needsNoReview(changedFields, trust);
    const isPendingEdit = property.availability === AVAILABILITY.active && !staysOnline;
    // Legacy listings have no ad until an edit needs a review.
    const ad =
      previousAd ??
      (staysOnline ? undefined : { ...buildAd(property.id, property.ranking, now), starts_at: now, accepted_at: now });
    const payment = { userId: user.id, ranking: body.ranking, trial: texts.get('freetrial'), now };
    const paidAd = ad && (await chargeEdit(tx, ad, payment));
    if (paidAd) {
      const queueColumns = { submitted_at: now, claimed_by: null, claimed_until: null };
      const accepted_at = staysOnline || isPendingEdit ? paidAd.accepted_at : null;
      const edit = isPendingEdit ? content : null;
      await upsertAd(tx, { ...paidAd, ...(!staysOnline && queueColumns), accepted_at, edit, is_edit_refused: false });
    }
    if (isPendingEdit) return;
    await updateProperty(
      tx,
      property.id,
      {
        ...content,
        ...buildSearchColumns(content),
        pictures: JSON.stringify(pictures),
        ...(paidAd?.starts_at === null && { ranking: paidAd.pack }),
        availability:
          staysOnline || property.availability === AVAILABILITY.expired ? property.availability : AVAILABILITY.pending,
      },
      now,
    );
    if (staysOnline && changedFields.length > 0) {
      // A moderator must not decide on reports of a version that they have not seen.
      await setCaseHolder(tx, property.id, null);
      const eventDetails = { actorId: user.id, sellerId: user.id, propertyId: property.id };
      await recordModeration(tx, {
        kind: 'trusted_edit',
        ...eventDetails,
        note: formatTrustNote(trust, property, content),
        now,
      });
    }
  });
  return buildAnswer(params.id.toLowerCase(), context);
};
