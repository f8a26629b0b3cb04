import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

const INCLUDED = 'category_id, subcategory_id, governorate_id, city_id, size, bedrooms, bathrooms, finishing, payment';

/** Rents are lower than prices for sale: the order of both passes all of one action before the first of the other. */
const INDEXES = {
  action_price: `(action, price, created_at desc, id desc) include (${INCLUDED})`,
  action_price_desc: `(action, price desc nulls last, created_at desc, id desc) include (${INCLUDED})`,
};

export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await sql`create index ${sql.id(`listing_search_${name}`)} on listing_search ${sql.raw(columns)}`.execute(db);
}
