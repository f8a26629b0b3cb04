import type { Subcategory } from '@mashrabiya/contract';
import { categories, cities, features, governorates, subcategories } from '@mashrabiya/reference';
import type { Reference } from '../listings/reference.ts';
import { buildLexicon } from './lexicon.ts';

const indexById = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

export const seedReference: Reference = {
  governorates: indexById(governorates),
  cities: indexById(cities.map((city) => ({ ...city, governorateId: city.governorate.id }))),
  categories: indexById(categories),
  subcategories: indexById(
    subcategories.map((row) => ({ ...row, categoryId: row.category_id, slug: row.slug as Subcategory })),
  ),
  features: indexById(features.map((row) => ({ ...row, categoryId: row.category_id }))),
  compounds: indexById(cities.flatMap((city) => city.compounds.map((compound) => ({ ...compound, cityId: city.id })))),
};

export const seedLexicon = buildLexicon(seedReference);
