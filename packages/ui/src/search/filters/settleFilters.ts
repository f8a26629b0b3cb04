import type { Category, Governorate } from '@mashrabiya/contract';
import { type FilterState, typeOf, withoutAbsentFields } from './filterState.ts';

/**
 * Makes dependent choices consistent: drops a subcategory or city of another type or governorate, adds the governorate
 * of chosen cities, turns a category id into its type, drops features without a type, and drops filters of fields that
 * the type does not have.
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
  if (!type) delete settled.features;
  return withPlaces(withoutAbsentFields(settled), governorates);
}

function withPlaces(state: FilterState, governorates: readonly Governorate[]): FilterState {
  const { city, ...rest } = state;
  if (!city || governorates.length === 0) return state;
  const governorateOf = (id: number) => governorates.find(({ cities }) => cities.some((one) => one.id === id))?.id;
  const gover = rest.gover ?? (new Set(city.map(governorateOf)).size === 1 ? governorateOf(city[0] ?? 0) : undefined);
  const within = city.filter((id) => gover === undefined || (governorateOf(id) ?? gover) === gover);
  return { ...rest, ...(gover === undefined ? {} : { gover }), ...(within.length ? { city: within } : {}) };
}
