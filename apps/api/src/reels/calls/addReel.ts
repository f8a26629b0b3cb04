import { AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { grantFreeTrial, payRun } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { insertReels } from '../repository/insertReels.ts';
import { REEL_RANKS, reelContent } from '../rules/reelContent.ts';
import { enqueueLowBitrateVersion } from '../services/acceptVideo.ts';
import { ownReel } from '../services/ownReels.ts';
import { assertOwnProperty, lockSentVideo, placeNamesOf, sentPoster, sentVideo } from '../services/reelParts.ts';

/** A reel is paid once: its thirty days are its only run. */
const ONLY_RUN = 1;

/** Posts a reel: it and its charge are one transaction. */
export const addReel: Handler<'addReel'> = async ({ body, files }, context) => {
  const { db, user, now, reference, settings, countUse } = context;
  const placeNames = placeNamesOf(body, reference);
  await assertOwnProperty(db, body.property_id, user.id);
  await countUse('clip');
  const sent = await sentVideo(body, files, user.id, context);
  if (!sent) throw new AppError({ code: 'video_required', pointer: '/video' });
  const chosen = await sentPoster(body, files, user.id, context);
  const id = uuidv7(now);
  const ranking = REEL_RANKS[body.ranking];
  const setting = (await settings.current()).get('freetrial');
  await inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    await grantFreeTrial(tx, { userId: user.id, setting, now });
    const video = await lockSentVideo(tx, sent);
    // Browsers cannot draw a cover of a video that they cannot play.
    const poster = chosen ?? video.poster;
    if (!poster) throw new AppError({ code: 'poster_invalid', pointer: '/thumbnail' });
    await insertReels(
      tx,
      [
        {
          ...reelContent(body),
          id,
          user_id: user.id,
          ranking,
          availability: AVAILABILITY.pending,
          clip: video.clip,
          has_small: video.small_upload !== null,
          has_captions: false,
          duration: video.duration,
          poster,
          placeNames,
          created_at: now,
          updated_at: now,
          listed_at: null,
          expires_at: null,
        },
      ],
      now,
    );
    await enqueueLowBitrateVersion(tx, video, context);
    await payRun(tx, { userId: user.id, propertyId: id, pack: ranking, run: ONLY_RUN }, now);
  });
  return { code: 200, data: await ownReel(id, context) };
};
