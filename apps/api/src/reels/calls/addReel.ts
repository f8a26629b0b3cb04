import { AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { chargePeriod, grantFreeTrial } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { insertReels } from '../repository/insertReels.ts';
import { findReelIdByVideo } from '../repository/reels.ts';
import { buildReelContent, REEL_RANKS } from '../rules/reelContent.ts';
import { enqueueLowBitrateVersion } from '../services/acceptVideo.ts';
import { loadOwnReel } from '../services/ownReels.ts';
import {
  assertOwnProperty,
  lockReelVideo,
  renewPoster,
  resolvePoster,
  resolveVideo,
  validatePlace,
} from '../services/reelInput.ts';

/** A reel is paid once: its thirty days are its only period. */
const FIRST_PERIOD = 1;

/** Posts a reel with its charge in one transaction. A retry with the same uploaded video returns the existing reel. */
export const addReel: Handler<'addReel'> = async ({ body, files }, context) => {
  const { db, user, now, reference, settings, countUse } = context;
  validatePlace(body, reference);
  await assertOwnProperty(db, body.property_id, user.id);
  await countUse('clip');
  const uploadedVideo = await resolveVideo(body, files, user.id, context);
  if (!uploadedVideo) throw new AppError({ code: 'video_required', pointer: '/video' });
  const chosenPoster = await resolvePoster(body, files, user.id, context);
  const newId = uuidv7(now);
  const ranking = REEL_RANKS[body.ranking];
  const setting = (await settings.current()).get('freetrial');
  const id = await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    await grantFreeTrial(tx, { userId: user.id, setting, now });
    const video = await lockReelVideo(tx, uploadedVideo);
    const existingId = await findReelIdByVideo(tx, { userId: user.id, videoName: video.clip, now });
    if (existingId) return existingId;
    // A browser that cannot play the video cannot draw a cover from it either: use the generated one.
    const poster = chosenPoster ?? video.poster;
    if (!poster) throw new AppError({ code: 'poster_invalid', pointer: '/thumbnail' });
    await renewPoster(tx, poster, { userId: user.id, now });
    await insertReels(
      tx,
      [
        {
          ...buildReelContent(body),
          id: newId,
          user_id: user.id,
          ranking,
          availability: AVAILABILITY.pending,
          clip: video.clip,
          has_small: video.small_upload !== null,
          has_captions: false,
          duration: video.duration,
          poster,
          created_at: now,
          updated_at: now,
          listed_at: null,
          expires_at: null,
        },
      ],
      now,
    );
    await enqueueLowBitrateVersion(tx, video, context);
    await chargePeriod(tx, { userId: user.id, propertyId: newId, pack: ranking, run: FIRST_PERIOD }, now);
    return newId;
  });
  return { code: 200, data: await loadOwnReel(id, context) };
};
