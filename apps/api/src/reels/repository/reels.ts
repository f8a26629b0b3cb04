import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReelRow } from '../../db/tables/reel.ts';
import type { ReelWithSeller } from '../rules/reel.ts';
import type { SearchedWord } from '../rules/searchedWords.ts';
import { markPropertyReels } from './propertyReels.ts';

export interface ReelConditions {
  /** Each word must be in the reel's texts or in the name of its place. */
  words: readonly SearchedWord[];
  governorateId?: number | undefined;
  cityId?: number | undefined;
  action?: 0 | 1 | undefined;
  categoryId?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  propertyId?: string | undefined;
  sellerId?: string | undefined;
}

export type OfferedReel = Pick<
  ReelRow,
  | 'id'
  | 'title_ar'
  | 'title_en'
  | 'description_ar'
  | 'description_en'
  | 'clip'
  | 'duration'
  | 'poster'
  | 'created_at'
  | 'listed_at'
  | 'updated_at'
>;

const selectOffered = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('reel')
    .innerJoin('property', 'property.id', 'reel.property_id')
    .where('reel.availability', '=', AVAILABILITY.active)
    .where('reel.removed_at', 'is', null)
    .where('reel.expires_at', '>', now)
    .where('property.availability', '=', AVAILABILITY.active)
    .where('property.removed_at', 'is', null);

export async function findReels(db: Kysely<Tables>, conditions: ReelConditions, now: Date) {
  const { words, governorateId, cityId, action, categoryId, minPrice, maxPrice, propertyId, sellerId } = conditions;
  let reelsQuery = selectOffered(db, now).select(['reel.id', 'reel.ranking', 'reel.listed_at', 'reel.city_id']);
  for (const { word, cityIds } of words)
    reelsQuery = reelsQuery.where((eb) => {
      const isInTexts = eb('reel.words', 'like', `%${word}%`);
      return cityIds.length ? eb.or([isInTexts, eb('reel.city_id', 'in', cityIds)]) : isInTexts;
    });
  if (governorateId !== undefined) reelsQuery = reelsQuery.where('reel.governorate_id', '=', governorateId);
  if (cityId !== undefined) reelsQuery = reelsQuery.where('reel.city_id', '=', cityId);
  if (action !== undefined) reelsQuery = reelsQuery.where('reel.action', '=', action);
  if (categoryId !== undefined) reelsQuery = reelsQuery.where('property.category_id', '=', categoryId);
  if (minPrice !== undefined) reelsQuery = reelsQuery.where('reel.price', '>=', minPrice);
  if (maxPrice !== undefined) reelsQuery = reelsQuery.where('reel.price', '<=', maxPrice);
  if (propertyId !== undefined) reelsQuery = reelsQuery.where('reel.property_id', '=', propertyId);
  if (sellerId !== undefined) reelsQuery = reelsQuery.where('reel.user_id', '=', sellerId);
  const rows = await reelsQuery.execute();
  return rows.map(({ id, ranking, listed_at, city_id }) => ({
    id,
    ranking,
    listedAt: listed_at?.getTime() ?? 0,
    cityId: city_id,
  }));
}

export const findOfferedReels = (db: Kysely<Tables>, now: Date): Promise<OfferedReel[]> =>
  selectOffered(db, now)
    .select([
      'reel.id',
      'reel.title_ar',
      'reel.title_en',
      'reel.description_ar',
      'reel.description_en',
      'reel.clip',
      'reel.duration',
      'reel.poster',
      'reel.created_at',
      'reel.listed_at',
      'reel.updated_at',
    ])
    .orderBy('reel.id', 'desc')
    .execute();

/** Id of the user's reel with a video; ignores removed and expired reels. */
export async function findReelIdByVideo(
  db: Kysely<Tables>,
  { userId, videoName, now }: { userId: string; videoName: string; now: Date },
): Promise<string | undefined> {
  const reels = db
    .selectFrom('reel')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
  return (await reels.where('clip', '=', videoName).orderBy('id').executeTakeFirst())?.id;
}

export async function findReelsWithSellers(db: Kysely<Tables>, ids: readonly string[]): Promise<ReelWithSeller[]> {
  if (ids.length === 0) return [];
  const reels = await db.selectFrom('reel').selectAll().where('id', 'in', ids).execute();
  if (reels.length === 0) return [];
  const properties = await db
    .selectFrom('property')
    .select(['id', 'availability', 'removed_at', 'withheld'])
    .where('id', 'in', [...new Set(reels.map(({ property_id }) => property_id))])
    .execute();
  const sellers = await db
    .selectFrom('app_user')
    .select(['id', 'name_ar', 'name_en', 'phone', 'profile_pic'])
    .where('id', 'in', [...new Set(reels.map(({ user_id }) => user_id))])
    .execute();
  const reelsById = new Map(reels.map((reel) => [reel.id, reel]));
  const propertiesById = new Map(properties.map((property) => [property.id, property]));
  const sellersById = new Map(sellers.map((seller) => [seller.id, seller]));
  return ids.flatMap((id) => {
    const reel = reelsById.get(id);
    const property = reel && propertiesById.get(reel.property_id);
    const seller = reel && sellersById.get(reel.user_id);
    return property && seller ? [{ reel, property, seller }] : [];
  });
}

export const findPropertyFacts = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('property')
    .select(['governorate_id', 'city_id', 'action', 'price', 'payment'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const findReel = (db: Kysely<Tables>, id: string): Promise<ReelRow | undefined> =>
  db.selectFrom('reel').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();

export async function findReelTitles(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Pick<ReelRow, 'id' | 'title_ar' | 'title_en'>[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('reel').select(['id', 'title_ar', 'title_en']).where('id', 'in', ids).execute();
}

export async function findOwnReelIds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reel')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export const countReels = async (db: Kysely<Tables>, userId: string): Promise<number> =>
  (await findOwnReelIds(db, userId)).length;

/** Removes a reel permanently; its row stays, so that its page can report the removal. */
export async function markReelRemoved(
  db: Kysely<Tables>,
  { id, property_id }: Pick<ReelRow, 'id' | 'property_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('reel')
    .set({ availability: AVAILABILITY.expired, removed_at: now, updated_at: now, edit: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  await markPropertyReels(db, [property_id], now);
}
