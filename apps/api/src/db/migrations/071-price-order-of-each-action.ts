import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

const INCLUDED = `category_id, subcategory_id, governorate_id, city_id, size, bedrooms, bathrooms, finishing, payment`;

/** Rents are lower than prices for sale: an index of both passes all of one action before the first of the other. */
const INDEXES = {
  price: `(action, price, created_at desc, id desc) include (${INCLUDED})`,
  price_desc: `(action, price desc nulls last, created_at desc, id desc) include (${INCLUDED})`,
};

export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    const index = sql.id(`listing_search_${name}`);
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on listing_search ${sql.raw(columns)}`.execute(db);
  }
}
