import { ACTION_CODES, type Action, AVAILABILITY, PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const { active: ACTIVE } = AVAILABILITY;

export interface FavoriteFilter {
  userId: string;
  categoryId?: number | undefined;
  action?: Action | undefined;
  gover?: number | undefined;
  state?: 'offered' | 'gone' | undefined;
}

const ORDERS = {
  date_asc: ['property.created_at', 'asc'],
  date_desc: ['property.created_at', 'desc'],
  price_asc: ['property.price', 'asc'],
  price_desc: ['property.price', 'desc'],
} as const;

function selectFavorites(db: Kysely<Tables>, { userId, categoryId, action, gover, state }: FavoriteFilter) {
  let favoritesQuery = db
    .selectFrom('favorite')
    .innerJoin('property', 'property.id', 'favorite.property_id')
    .where('favorite.user_id', '=', userId);
  if (state === 'offered')
    favoritesQuery = favoritesQuery.where('availability', '=', ACTIVE).where('removed_at', 'is', null);
  if (state === 'gone') {
    favoritesQuery = favoritesQuery.where((eb) =>
      eb.or([eb('availability', '<>', ACTIVE), eb('removed_at', 'is not', null)]),
    );
  }
  if (action) favoritesQuery = favoritesQuery.where('property.action', '=', ACTION_CODES[action]);
  if (categoryId !== undefined) favoritesQuery = favoritesQuery.where('property.category_id', '=', categoryId);
  if (gover !== undefined) favoritesQuery = favoritesQuery.where('property.governorate_id', '=', gover);
  return favoritesQuery;
}

export async function findFavoritesPage(
  db: Kysely<Tables>,
  filter: FavoriteFilter,
  { page, sort }: { page: number; sort: SortOption | undefined },
) {
  const [column, direction] = sort ? ORDERS[sort] : (['favorite.created_at', 'desc'] as const);
  const favoritesQuery = selectFavorites(db, filter);
  const [{ total }, rows] = await Promise.all([
    favoritesQuery.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    favoritesQuery
      .selectAll('property')
      .select(['favorite.created_at as loved_at', 'favorite.price as loved_price', 'favorite.note'])
      .orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      .orderBy('property.id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
  ]);
  return { total: Number(total), rows };
}

export const findFavoriteFacts = (db: Kysely<Tables>, filter: FavoriteFilter) =>
  selectFavorites(db, filter)
    .select([
      'property.id',
      'property.category_id',
      'property.governorate_id',
      'property.action',
      'property.availability',
      'property.price',
      'property.ranking',
      'property.lat',
      'property.lng',
      'property.coordinates_exact',
    ])
    .orderBy('favorite.created_at', 'desc')
    .orderBy('property.id', 'desc')
    .execute();

export async function findFavoriteIds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('property_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('property_id', 'desc')
    .execute();
  return rows.map((row) => row.property_id);
}
