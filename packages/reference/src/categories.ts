import { PROPERTY_TYPES, type PropertyType, toCategoryId } from '@mashrabiya/contract';
import { SUBCATEGORY_NAMES, TYPE_NAMES } from '@mashrabiya/contract/kindNames';
import type { BilingualText } from './places.ts';

export interface CategoryRow extends BilingualText {
  id: number;
  type: PropertyType;
}

export interface SubcategoryRow extends BilingualText {
  id: number;
  category_id: number;
  slug: string;
}

export const categories: readonly CategoryRow[] = PROPERTY_TYPES.map((type) => ({
  id: toCategoryId(type),
  type,
  ar: TYPE_NAMES[type][0],
  en: TYPE_NAMES[type][1],
}));

export const subcategories: readonly SubcategoryRow[] = categories
  .flatMap(({ id, type }) =>
    Object.entries<readonly [string, string]>(SUBCATEGORY_NAMES[type]).map(([slug, [ar, en]]) => ({
      category_id: id,
      slug,
      ar,
      en,
    })),
  )
  .map((row, index) => ({ id: index + 1, ...row }));

const categoryByType = new Map(categories.map((row) => [row.type, row]));
const subcategoryByKey = new Map(subcategories.map((row) => [`${row.category_id}/${row.slug}`, row]));

export function getCategoryIds(type: PropertyType, slug: string): { category_id: number; subcategory_id: number } {
  const category = categoryByType.get(type);
  const subcategory = subcategoryByKey.get(`${category?.id}/${slug}`);
  if (!category || !subcategory) throw new Error(`Unknown subcategory ${type}/${slug}`);
  return { category_id: category.id, subcategory_id: subcategory.id };
}
