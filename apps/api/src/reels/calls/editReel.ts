import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { changeReel, discardEdit } from '../repository/changeReel.ts';
import { reelContent } from '../rules/reelContent.ts';
import { editOf, withEdit } from '../rules/reelEdit.ts';
import { enqueueLowBitrateVersion } from '../services/acceptVideo.ts';
import { lockOwnReel, ownReel } from '../services/ownReels.ts';
import { assertOwnProperty, lockSentVideo, placeNamesOf, sentPoster, sentVideo } from '../services/reelParts.ts';

/** Changes a reel. A moderator reviews the edit; the approved version stays on offer, and its days continue. */
export const editReel: Handler<'editReel'> = async ({ params, body, files }, context) => {
  const { db, listings, user, now, reference, language, countUse } = context;
  const id = params.id.toLowerCase();
  await lockOwnReel(db, id, user.id);
  const placeNames = placeNamesOf(body, reference);
  await assertOwnProperty(db, body.property_id, user.id);
  await countUse('clip');
  const sent = await sentVideo(body, files, user.id, context);
  const chosen = await sentPoster(body, files, user.id, context);
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    // Locked before the reel, as jobs do.
    const upload = sent && (await lockSentVideo(tx, sent));
    const poster = chosen ?? upload?.poster ?? undefined;
    const before = await lockOwnReel(tx, id, user.id);
    await changeReel(
      tx,
      before,
      { ...reelContent(body, withEdit(before), language), clip: upload, poster, placeNames },
      now,
    );
    if (upload) await enqueueLowBitrateVersion(tx, upload, context);
  });
  await listings.refresh();
  return { code: 200, data: await ownReel(id, context) };
};

/** Discards the pending or rejected edit of an approved reel; the approved version is unchanged. */
export const discardReelEdit: Handler<'discardReelEdit'> = async ({ params }, context) => {
  const { db, user, now } = context;
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    const reel = await lockOwnReel(tx, id, user.id);
    if (editOf(reel)) await discardEdit(tx, id, now);
  });
  return { code: 200, data: await ownReel(id, context) };
};
