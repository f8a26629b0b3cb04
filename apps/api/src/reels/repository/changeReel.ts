import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { ReelEdit, ReelRow } from '../../db/tables/reel.ts';
import type { buildReelContent } from '../rules/reelContent.ts';
import { withEdit } from '../rules/reelEdit.ts';
import { buildSearchWords } from './insertReels.ts';
import { markPropertyReels } from './propertyReels.ts';
import type { VideoUpload } from './videoUploads.ts';

type ReelChange = ReturnType<typeof buildReelContent> & {
  /** Undefined to keep the current video. */
  clip: VideoUpload | undefined;
  poster: StoredPicture | undefined;
};

/**
 * Changes a reel, which a moderator then reviews. The edit of an active reel is stored beside the approved version,
 * which stays active. An expired reel stays expired.
 */
export async function changeReel(
  db: Kysely<Tables>,
  previous: ReelRow,
  { clip: upload, poster, ...content }: ReelChange,
  now: Date,
): Promise<void> {
  const hasExpired = previous.expires_at !== null && previous.expires_at <= now;
  const isActive = previous.availability === AVAILABILITY.active && !hasExpired;
  const currentReel = withEdit(previous);
  // A new video has no captions: they belong to the previous video.
  const video = upload
    ? {
        clip: upload.clip,
        duration: upload.duration,
        has_small: upload.small_upload !== null,
        has_captions: false,
      }
    : pick(currentReel, ['clip', 'duration', 'has_small', 'has_captions']);
  const edit: ReelEdit = {
    ...content,
    ...video,
    poster: poster ?? currentReel.poster,
    words: buildSearchWords(content),
  };
  const change = isActive
    ? { edit: JSON.stringify(edit) }
    : {
        ...edit,
        poster: JSON.stringify(edit.poster),
        edit: null,
        availability: hasExpired ? AVAILABILITY.expired : AVAILABILITY.pending,
      };
  await db
    .updateTable('reel')
    .set({ ...change, refusal: null, updated_at: now })
    .where('id', '=', previous.id)
    .execute();
  await markPropertyReels(db, [previous.property_id, content.property_id], now);
}

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

export async function discardEdit(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db.updateTable('reel').set({ edit: null, refusal: null, updated_at: now }).where('id', '=', id).execute();
}

export const lockReel = (db: Kysely<Tables>, id: string): Promise<ReelRow | undefined> =>
  db.selectFrom('reel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Locks a reel and delays a block or the deletion of its seller until the transaction ends. The seller comes first, in
 * the same order as there.
 */
export async function lockReelAndSeller(
  tx: Kysely<Tables>,
  id: string,
): Promise<{ reel: ReelRow; isSellerBlocked: boolean } | undefined> {
  const seller = await tx
    .selectFrom('app_user')
    .select('blocked_at')
    .where('id', '=', (eb) => eb.selectFrom('reel').select('user_id').where('reel.id', '=', id))
    .forShare()
    .executeTakeFirst();
  const reel = await lockReel(tx, id);
  return reel && seller && { reel, isSellerBlocked: seller.blocked_at !== null };
}
