import { AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { newAd, upsertAd } from '../../ads/repository/ads.ts';
import { contentOf } from '../../ads/rules/columns.ts';
import { grantFreeTrial, payRun } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/bind.ts';
import { insertProperties } from '../../catalogue/repository/insertProperties.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { deleteDraft } from '../repository/drafts.ts';
import { notePost, postedAs } from '../repository/posts.ts';
import { checkDelivery } from '../services/checkDelivery.ts';
import { checkReference } from '../services/checkReference.ts';
import { answerOf } from '../services/ownView.ts';
import { picturesOf } from '../services/pictures.ts';

/**
 * Posts an ad: the property, its ad and its charge are one transaction. A draft becomes one ad: a retry after a lost
 * answer returns the existing ad.
 */
export const addProperty: Handler<'addProperty'> = async ({ body, files }, context) => {
  const { db, user, now, reference, settings, countUse } = context;
  const { draft_id: draftId } = body;
  const post = draftId === undefined ? undefined : { userId: user.id, draftId };
  const posted = post && (await postedAs(db, post));
  if (posted) return answerOf(posted, context);
  const city = checkReference(body, reference);
  checkDelivery(body.receipt, now);
  await countUse('post');
  const id = uuidv7(now);
  const setting = (await settings.current()).get('freetrial');
  const pictures = await picturesOf({ post: body, files, userId: user.id, before: [] }, context);
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    if (post && !(await notePost(tx, { ...post, propertyId: id }))) return;
    await grantFreeTrial(tx, { userId: user.id, setting, now });
    await insertProperties(tx, [
      {
        ...contentOf(body, city),
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
    const ad = newAd(id, body.ranking, now);
    await upsertAd(tx, ad);
    await payRun(tx, { userId: user.id, propertyId: id, pack: ad.pack, run: ad.run }, now);
  });
  return answerOf((post && (await postedAs(db, post))) ?? id, context);
};
