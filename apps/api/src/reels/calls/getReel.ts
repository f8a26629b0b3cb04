import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { findReelsWithSellers } from '../repository/reels.ts';
import { toReel } from '../rules/reel.ts';
import { findPropertyReelVisibilityError } from '../rules/visibility.ts';
import { loadReelMarks } from '../services/reelMarks.ts';

export const getReel: Handler<'getReel'> = async ({ params }, { db, reference, language, now, user }) => {
  const [reelWithOwner] = await findReelsWithSellers(db, [params.id.toLowerCase()]);
  const code = reelWithOwner
    ? findPropertyReelVisibilityError(reelWithOwner.reel, reelWithOwner.property, now)
    : 'not_found';
  if (code || !reelWithOwner) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const { loved: favoriteIds, viewed } = await loadReelMarks(db, user, now);
  return {
    data: toReel(reelWithOwner, {
      reference,
      language,
      now,
      favoriteIds: new Set(favoriteIds),
      viewed: new Set(viewed),
    }),
  };
};
