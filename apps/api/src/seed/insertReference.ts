import { categories, cities, features, governorates, settings, subcategories } from '@mashrabiya/reference';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

export async function insertReference(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('governorate')
    .values(governorates.map(({ id, slug, iso, ar, en, lat, lng }) => ({ id, slug, iso, ar, en, lat, lng })))
    .execute();
  await db
    .insertInto('city')
    .values(
      cities.map(({ id, governorate, slug, ar, en, lat, lng, tier, aliases }) => ({
        id,
        governorate_id: governorate.id,
        slug,
        ar,
        en,
        lat,
        lng,
        tier,
        aliases,
      })),
    )
    .execute();
  await db
    .insertInto('compound')
    .values(
      cities.flatMap(({ id: city_id, compounds }) => compounds.map(({ id, ar, en }) => ({ id, city_id, ar, en }))),
    )
    .execute();
  await db
    .insertInto('category')
    .values([...categories])
    .execute();
  await db
    .insertInto('subcategory')
    .values([...subcategories])
    .execute();
  await db
    .insertInto('feature')
    .values(features.map(({ id, category_id, ar, en }) => ({ id, category_id, ar, en })))
    .execute();
  await db
    .insertInto('configuration')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value })))
    .execute();
}
