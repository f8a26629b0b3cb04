import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { changeReel, discardEdit } from '../repository/changeReel.ts';
import { buildReelContent } from '../rules/reelContent.ts';
import { getEdit, withEdit } from '../rules/reelEdit.ts';
import { enqueueLowBitrateVersion } from '../services/acceptVideo.ts';
import { loadOwnReel, lockOwnReel } from '../services/ownReels.ts';
import {
  assertOwnProperty,
  lockReelVideo,
  renewPoster,
  resolvePoster,
  resolveVideo,
  validatePlace,
} from '../services/reelInput.ts';

/** Changes a reel. A moderator reviews the edit; the approved version stays on offer, and its days continue. */
export const editReel: Handler<'editReel'> = async ({ params, body, files }, context) => {
  const { db, listings, user, now, reference, language, countUse } = context;
  const id = params.id.toLowerCase();
  await lockOwnReel(db, id, user.id);
  validatePlace(body, reference);
  await assertOwnProperty(db, body.property_id, user.id);
  await countUse('clip');
  const uploadedVideo = await resolveVideo(body, files, user.id, context);
  const chosenPoster = await resolvePoster(body, files, user.id, context);
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    // The video is locked before the reel, in the same order as in jobs.
    const upload = uploadedVideo && (await lockReelVideo(tx, uploadedVideo));
    const poster = chosenPoster ?? upload?.poster ?? undefined;
    if (poster) await renewPoster(tx, poster, { userId: user.id, now });
    const previousReel = await lockOwnReel(tx, id, user.id);
    await changeReel(
      tx,
      previousReel,
      { ...buildReelContent(body, withEdit(previousReel), language), clip: upload, poster },
      now,
    );
    if (upload) await enqueueLowBitrateVersion(tx, upload, context);
  });
  await listings.refresh();
  return { code: 200, data: await loadOwnReel(id, context) };
};

export const discardReelEdit: Handler<'discardReelEdit'> = async ({ params }, context) => {
  const { db, user, now } = context;
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    const reel = await lockOwnReel(tx, id, user.id);
    if (getEdit(reel)) await discardEdit(tx, id, now);
  });
  return { code: 200, data: await loadOwnReel(id, context) };
};
