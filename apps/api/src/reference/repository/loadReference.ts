import { PROPERTY_TYPES, type PropertyType, SUBCATEGORIES, type Subcategory } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const slugs: ReadonlySet<string> = new Set(Object.values(SUBCATEGORIES).flat());
const isType = (text: string): text is PropertyType => (PROPERTY_TYPES as readonly string[]).includes(text);
const isSubcategory = (text: string): text is Subcategory => slugs.has(text);

const indexById = <T extends { id: number }>(entries: T[]): ReadonlyMap<number, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Rows unknown to the contract are an error of the data. */
export async function loadReference(db: Kysely<Tables>): Promise<Reference> {
  const governorates = await db.selectFrom('governorate').select(['id', 'ar', 'en']).orderBy('id').execute();
  const cities = await db.selectFrom('city').selectAll().orderBy('id').execute();
  const categories = await db.selectFrom('category').selectAll().orderBy('id').execute();
  const subcategories = await db.selectFrom('subcategory').selectAll().orderBy('id').execute();
  const features = await db.selectFrom('feature').selectAll().orderBy('id').execute();
  const compounds = await db.selectFrom('compound').selectAll().orderBy('id').execute();
  return {
    governorates: indexById(governorates),
    cities: indexById(cities.map(({ governorate_id, ...city }) => ({ ...city, governorateId: governorate_id }))),
    categories: indexById(
      categories.map(({ type, ...category }) => ({ ...category, type: assertKnown(type, isType) })),
    ),
    subcategories: indexById(
      subcategories.map(({ category_id, slug, ...rest }) => ({
        ...rest,
        categoryId: category_id,
        slug: assertKnown(slug, isSubcategory),
      })),
    ),
    features: indexById(features.map(({ category_id, ...feature }) => ({ ...feature, categoryId: category_id }))),
    compounds: indexById(compounds.map(({ city_id, ...compound }) => ({ ...compound, cityId: city_id }))),
  };
}

function assertKnown<T extends string>(word: string, isKnown: (word: string) => word is T): T {
  if (isKnown(word)) return word;
  throw new Error(`Unknown slug in the database: ${word}`);
}
