import { type Availability, type Closing, type OwnSort, PAGE_SIZE, type SortOrder } from '@mashrabiya/contract';
import { foldWords } from '@mashrabiya/i18n';
import { type Kysely, sql } from 'kysely';
import type { PropertyWithAd } from '../../ads/rules/propertyWithAd.ts';
import type { Tables } from '../../db/schema.ts';

export interface OwnPropertiesFilter {
  userId: string;
  availability?: number | undefined;
  onlyClosed?: boolean;
  query?: string | undefined;
}

export interface OwnPropertiesPage {
  sort?: OwnSort | undefined;
  order?: SortOrder | undefined;
  page: number;
}

/** Outcomes that are counted separately from expired ads. */
const SETTLED_CLOSINGS: readonly Closing[] = ['sold', 'rented'];

const SORT_COLUMNS = {
  date: 'property.created_at',
  ends: 'property_ad.ends_at',
  price: 'property.price',
  views: 'property.total_views',
  favorites: 'property.total_favorites',
  leads: 'property.total_leads',
} as const satisfies Record<OwnSort, string>;

const selectOwn = (db: Kysely<Tables>, userId: string) =>
  db.selectFrom('property').where('property.user_id', '=', userId).where('removed_at', 'is', null);

function selectFiltered(db: Kysely<Tables>, { userId, availability, onlyClosed = false, query }: OwnPropertiesFilter) {
  let filteredQuery = selectOwn(db, userId);
  if (availability !== undefined)
    filteredQuery = filteredQuery
      .where('availability', '=', availability)
      .where((eb) => eb.or([eb('closed_as', 'is', null), eb('closed_as', 'not in', SETTLED_CLOSINGS)]));
  if (onlyClosed) filteredQuery = filteredQuery.where('closed_as', 'in', SETTLED_CLOSINGS);
  for (const word of foldWords(query ?? ''))
    filteredQuery = filteredQuery.where(sql<boolean>`position(${word} in title_words) > 0`);
  return filteredQuery;
}

export async function findOwnProperties(
  db: Kysely<Tables>,
  filter: OwnPropertiesFilter,
  { sort = 'date', order = 'desc', page }: OwnPropertiesPage,
): Promise<{ properties: PropertyWithAd[]; total: number }> {
  const filteredQuery = selectFiltered(db, filter);
  const { total } = await filteredQuery.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await filteredQuery
    .leftJoin('property_ad', 'property_ad.property_id', 'property.id')
    .selectAll('property')
    .orderBy(SORT_COLUMNS[sort], (column) => (order === 'asc' ? column.asc() : column.desc()).nullsLast())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const ads =
    ids.length === 0 ? [] : await db.selectFrom('property_ad').selectAll().where('property_id', 'in', ids).execute();
  const adByPropertyId = new Map(ads.map((ad) => [ad.property_id, ad]));
  return { properties: rows.map((property) => ({ property, ad: adByPropertyId.get(property.id) })), total };
}

/** Counts a user's listings by state; sold or rented ones count only as closed. */
export async function countOwnProperties(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ counts: Record<Availability, number>; closedCount: number }> {
  const stateCounts = await selectOwn(db, userId)
    .select(({ fn, ref }) => [
      'availability',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(ref('closed_as'), 'in', SETTLED_CLOSINGS).as('closed'),
    ])
    .groupBy('availability')
    .execute();
  const counts: Record<Availability, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const { availability: state, count, closed: settledCount } of stateCounts)
    counts[(state in counts ? state : 1) as Availability] += count - settledCount;
  return { counts, closedCount: stateCounts.reduce((total, state) => total + state.closed, 0) };
}
