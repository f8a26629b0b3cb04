import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { ReelRow } from '../../db/tables/reel.ts';
import type { reelContent } from '../rules/reelContent.ts';
import type { ClipUpload } from './clipUploads.ts';
import { noteHomeReels } from './homeReels.ts';
import { reelWords } from './insertReels.ts';

type Change = ReturnType<typeof reelContent> & {
  /** Undefined for the one that it has. */
  clip: ClipUpload | undefined;
  poster: StoredPicture | undefined;
  placeNames: readonly string[];
};

/** Changes a reel, which waits for a moderator from then on. One that has run out stays so. */
export async function changeReel(
  db: Kysely<Tables>,
  before: ReelRow,
  { clip, poster, placeNames, ...content }: Change,
  now: Date,
): Promise<void> {
  const isOver = before.expires_at !== null && before.expires_at <= now;
  await db
    .updateTable('reel')
    .set({
      ...content,
      words: reelWords({ ...content, placeNames }),
      // The captions are of the film that it had.
      ...(clip && {
        ...{ clip: clip.clip, duration: clip.duration },
        ...{ has_small: clip.small_upload !== null, has_captions: false },
      }),
      ...(poster && { poster: JSON.stringify(poster) }),
      refusal: null,
      availability: isOver ? AVAILABILITY.expired : AVAILABILITY.pending,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute();
  await noteHomeReels(db, [before.property_id, content.property_id], now);
}

/** A reel, held until the transaction ends. */
export const lockReel = (db: Kysely<Tables>, id: string): Promise<ReelRow | undefined> =>
  db.selectFrom('reel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
