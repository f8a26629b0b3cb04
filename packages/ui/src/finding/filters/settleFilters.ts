import type { Category, Governorate } from '@mashrabiya/contract';
import { type FilterState, typeOf } from './filterState.ts';

/**
 * Puts choices that depend on each other right: a subcategory or city that is not of the chosen type or governorate
 * goes; a city alone brings its governorate; a category's id becomes its type.
 */
export function settleFilters(
  state: FilterState,
  categories: readonly Category[],
  governorates: readonly Governorate[],
): FilterState {
  const { category_id, ...settled } = state;
  const type = typeOf(state, categories);
  if (type) settled.type = type;
  else if (category_id !== undefined) return { ...settled, category_id };

  const category = categories.find((one) => one.type === type);
  if (categories.length && !category?.subcategories.some((one) => one.id === settled.subcategory_id)) {
    delete settled.subcategory_id;
  }
  const home = governorates.find((one) => one.cities.some((city) => city.id === settled.city));
  if (settled.city !== undefined && home) {
    if (settled.gover === undefined) settled.gover = home.id;
    else if (settled.gover !== home.id) delete settled.city;
  }
  return settled;
}
