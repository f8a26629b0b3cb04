import type { OwnReel, Refusal } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { ReelRow } from '../../db/tables/reel.ts';
import { getNote } from '../../decisions/rules/notes.ts';
import { lockReel } from '../repository/changeReel.ts';
import { findWatchedShares } from '../repository/marks.ts';
import { findReelsWithSellers } from '../repository/reels.ts';
import { findUnreadyVideos } from '../repository/videoUploads.ts';
import { toReel } from '../rules/reel.ts';
import { getEdit, withEdit } from '../rules/reelEdit.ts';

type ReelContext = Pick<CallContext, 'db' | 'reference' | 'language' | 'now'>;

function toRefusal({ refusal }: ReelRow, language: Language): Refusal | null {
  if (!refusal) return null;
  const { reasons, is_change, at } = refusal;
  return { reasons, note: getNote(language, refusal), is_change, at };
}

export async function loadOwnReels(
  ids: readonly string[],
  { db, reference, language, now }: ReelContext,
): Promise<OwnReel[]> {
  const [reels, shares] = await Promise.all([findReelsWithSellers(db, ids), findWatchedShares(db, ids)]);
  const unreadyStates = await findUnreadyVideos(
    db,
    reels.flatMap(({ reel }) => [reel.clip, withEdit(reel).clip]),
  );
  const view = { reference, language, now };
  const getVideoState = ({ clip: videoName }: ReelRow) => unreadyStates.get(videoName) ?? 'ready';
  return reels.map((reelWithProperty) => {
    const { reel } = reelWithProperty;
    const editedReel = withEdit(reel);
    const refusal = toRefusal(reel, language);
    const hasEdit = getEdit(reel) !== null;
    return {
      ...toReel(reelWithProperty, view),
      watched: shares.get(reel.id) ?? null,
      refusal: hasEdit ? null : refusal,
      video_state: getVideoState(reel),
      edit: hasEdit
        ? {
            at: reel.updated_at.toISOString(),
            refusal,
            video_state: getVideoState(editedReel),
            reel: toReel({ ...reelWithProperty, reel: editedReel }, view),
          }
        : null,
    };
  });
}

export async function loadOwnReel(id: string, view: ReelContext): Promise<OwnReel> {
  const [reel] = await loadOwnReels([id], view);
  if (!reel) throw new Error(`Reel ${id} not found`);
  return reel;
}

export async function lockOwnReel(db: Kysely<Tables>, id: string, userId: string): Promise<ReelRow> {
  const reel = await lockReel(db, id.toLowerCase());
  if (!reel || (reel.removed_at !== null && reel.user_id === userId))
    throw new AppError({ code: 'not_found', parameter: 'id' });
  if (reel.user_id !== userId) throw new AppError({ code: 'not_yours' });
  return reel;
}
