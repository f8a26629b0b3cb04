import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { categories, subcategories } from './catalog/categories.ts';
import { features } from './catalog/features.ts';
import { settings } from './catalog/settings.ts';
import type { Provider } from './people/providers.ts';
import { cities, governorates } from './places/geo.ts';

/** Stores places, categories, features, settings and providers. */
export async function insertReference(db: Kysely<Tables>, providers: readonly Provider[]): Promise<void> {
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
  await db
    .insertInto('app_user')
    .values(
      providers.map(({ id, kind, ar, en, email, phone, rating, activeFrom }) => ({
        id,
        kind,
        name_ar: ar,
        name_en: en,
        email,
        phone,
        profile_pic: null,
        rating,
        active_from: activeFrom,
      })),
    )
    .execute();
}
