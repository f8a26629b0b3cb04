import { ACTIONS } from '@mashrabiya/contract';
import { type ListingFacts, SIMILARITY_POINTS, type SimilarityFacts } from '@mashrabiya/search';
import { type RawBuilder, sql } from 'kysely';
import { all, buildConditions, type Condition, toConditions } from './conditions.ts';
import { loadFacts, toFacts } from './facts.ts';
import type { SearchContext } from './SearchContext.ts';

/** Newest listings of a kind or place that are compared with the given one. */
const MAX_CANDIDATES = 1_000;

/** Best among the newest of the same city and subcategory; if they are too few, among those of wider places too. */
export async function findSimilar(
  context: SearchContext,
  listing: SimilarityFacts,
  count: number,
): Promise<ListingFacts[]> {
  const { db, reference } = context;
  const sameType = buildConditions({ action: ACTIONS[listing.action], category_id: listing.category_id }, reference);
  const others = [...toConditions(sameType), sql<boolean>`id <> ${listing.id}::uuid`];
  const isInCity = sql<boolean>`city_id = ${listing.city_id}::integer`;
  const isInGovernorate = sql<boolean>`governorate_id = ${listing.governorate_id}::integer`;
  const isSameSubcategory = sql<boolean>`subcategory_id = ${listing.subcategory_id}::integer`;
  const measure = (
    column: 'price' | 'size',
  ) => sql<number>`case when ${sql.ref(column)} > 0 and ${listing[column]}::bigint > 0
    then least(${sql.ref(column)}, ${listing[column]}::bigint)::float8 / greatest(${sql.ref(column)}, ${listing[column]}::bigint) else 0 end`;
  const { sameCity, sameGovernorate, sameSubcategory, price, size } = SIMILARITY_POINTS;
  const score = sql<number>`${sameCity}::integer * (${isInCity})::integer
    + ${sameGovernorate}::integer * (${isInGovernorate})::integer
    + ${sameSubcategory}::integer * (${isSameSubcategory})::integer
    + ${price}::integer * ${measure('price')} + ${size}::integer * ${measure('size')}`;
  const selectNewest = (conditions: readonly Condition[]) => sql`(select * from (
    select id, created_at, ${score} as score from listing_search where ${all([...others, ...conditions])}
    order by created_at desc, id desc limit ${MAX_CANDIDATES}) as newest)`;
  const selectBest = async (candidates: readonly RawBuilder<unknown>[]): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select id from (${sql.join(candidates, sql` union `)}) as candidate
      order by score desc, created_at desc, id desc limit ${count}`.execute(db);
    return rows.map(({ id }) => id);
  };
  let ids = await selectBest([selectNewest([isInCity, isSameSubcategory])]);
  if (ids.length < count)
    ids = await selectBest([
      selectNewest([isInCity]),
      selectNewest([isInGovernorate, isSameSubcategory]),
      selectNewest([]),
    ]);
  return (await loadFacts(db, ids)).map(toFacts);
}
