import { foldWords } from '@mashrabiya/i18n';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { ReelTable } from '../../db/tables/reel.ts';
import { markPropertyReels } from './propertyReels.ts';

export type NewReel = Omit<Insertable<ReelTable>, 'words' | 'poster'> & { poster: StoredPicture };

type Texts = Pick<NewReel, 'title_ar' | 'title_en' | 'description_ar' | 'description_en'>;

export const buildSearchWords = ({ title_ar, title_en, description_ar, description_en }: Texts): string => {
  const texts = [title_ar, title_en, description_ar, description_en];
  return [...new Set(texts.flatMap((text) => foldWords(text ?? '')))].join(' ');
};

export async function insertReels(db: Kysely<Tables>, reels: readonly NewReel[], now: Date): Promise<void> {
  if (reels.length === 0) return;
  const rows = reels.map((reel) => ({
    ...reel,
    poster: JSON.stringify(reel.poster),
    words: buildSearchWords(reel),
  }));
  await db.insertInto('reel').values(rows).execute();
  await markPropertyReels(
    db,
    reels.map(({ property_id }) => property_id),
    now,
  );
}
