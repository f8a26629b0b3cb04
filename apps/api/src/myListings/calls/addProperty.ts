import { AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { buildAd, upsertAd } from '../../ads/repository/ads.ts';
import { buildContent } from '../../ads/rules/propertyContent.ts';
import { chargePeriod, grantFreeTrial } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { insertProperties } from '../../catalogue/repository/insertProperties.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { deleteDraft } from '../repository/drafts.ts';
import { findPostedPropertyId, recordPost } from '../repository/posts.ts';
import { assertDeliveryDay } from '../services/assertDeliveryDay.ts';
import { buildAnswer } from '../services/ownView.ts';
import { collectPictures, renewPictures } from '../services/pictures.ts';
import { validateReferences } from '../services/validateReferences.ts';

/**
 * Posts an ad: the property, its ad and its charge are one transaction. A draft becomes one ad: a retry after a lost
 * answer returns the existing ad.
 */
export const addProperty: Handler<'addProperty'> = async ({ body, files }, context) => {
  const { db, user, now, reference, settings, countUse } = context;
  const { draft_id: draftId } = body;
  const post = draftId === undefined ? undefined : { userId: user.id, draftId };
  const existingId = post && (await findPostedPropertyId(db, post));
  if (existingId) return buildAnswer(existingId, context);
  const city = validateReferences(body, reference);
  assertDeliveryDay(body.receipt, now);
  await countUse('post');
  const id = uuidv7(now);
  const setting = (await settings.current()).get('freetrial');
  const pictures = await collectPictures({ post: body, files, userId: user.id, previousPictures: [] }, context);
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    if (post && !(await recordPost(tx, { ...post, propertyId: id }))) return;
    await renewPictures(tx, pictures, { userId: user.id, previousPictures: [], now });
    await grantFreeTrial(tx, { userId: user.id, setting, now });
    await insertProperties(tx, [
      {
        ...buildContent(body, city),
        id,
        user_id: user.id,
        ranking: body.ranking,
        availability: AVAILABILITY.pending,
        pictures,
        created_at: now,
        updated_at: now,
        confirmed_at: now,
        total_views: 0,
        total_favorites: 0,
        total_leads: 0,
      },
    ]);
    if (draftId) await deleteDraft(tx, user.id, draftId);
    const ad = buildAd(id, body.ranking, now);
    await upsertAd(tx, ad);
    await chargePeriod(tx, { userId: user.id, propertyId: id, pack: ad.pack, run: ad.run }, now);
  });
  return buildAnswer((post && (await findPostedPropertyId(db, post))) ?? id, context);
};
