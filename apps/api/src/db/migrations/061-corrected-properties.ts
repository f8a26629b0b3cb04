import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * The form asked for rooms in every category, so plots of land claimed one bedroom, and it accepted links to places
 * outside Egypt, whose properties are moved to their city's centre. Setting `updated_at` makes the trigger of 058 mark
 * the rows as changed.
 */
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
