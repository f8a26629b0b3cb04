import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Plots had bedrooms, and links led outside Egypt. Setting `updated_at` fires the trigger of 058. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update property
    set bedrooms = 0, bathrooms = 0, floors = 0, updated_at = property.updated_at
    from category
    where category.id = property.category_id and category.type = 'land' and (bedrooms > 0 or bathrooms > 0 or floors > 0)
  `.execute(db);
  await sql`
    update property
    set lat = city.lat, lng = city.lng, coordinates_exact = false, updated_at = property.updated_at
    from city
    where city.id = property.city_id and (property.lat not between 21.9 and 31.9 or property.lng not between 24.6 and 37.2)
  `.execute(db);
}
