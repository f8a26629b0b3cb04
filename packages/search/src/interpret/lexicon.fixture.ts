import type { Subcategory } from '@mashrabiya/contract';
import { categories, cities, features, governorates, subcategories } from '@mashrabiya/reference';
import type { Reference } from '../listings/reference.ts';
import { makeLexicon } from './lexicon.ts';

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

export const seedReference: Reference = {
  governorates: byId(governorates),
  cities: byId(cities.map((city) => ({ ...city, governorateId: city.governorate.id }))),
  categories: byId(categories),
  subcategories: byId(
    subcategories.map((row) => ({ ...row, categoryId: row.category_id, slug: row.slug as Subcategory })),
  ),
  features: byId(features.map((row) => ({ ...row, categoryId: row.category_id }))),
  compounds: byId(cities.flatMap((city) => city.compounds.map((compound) => ({ ...compound, cityId: city.id })))),
};

export const seedLexicon = makeLexicon(seedReference);
