import type { Category, Governorate } from '@mashrabiya/contract';
import { type FilterState, getPropertyType, removeAbsentFields } from './filterState.ts';

/**
 * Makes dependent choices consistent: drops a subcategory or city of another type or governorate, adds the governorate
 * of chosen cities, turns a category id into its type, drops features without a type, and drops filters of fields that
 * the type does not have.
 */
export function normalizeFilters(
  state: FilterState,
  categories: readonly Category[],
  governorates: readonly Governorate[],
): FilterState {
  const { category_id, ...normalized } = state;
  const type = getPropertyType(state, categories);
  if (type) normalized.type = type;
  else if (category_id !== undefined) return { ...normalized, category_id };

  const category = categories.find((candidate) => candidate.type === type);
  if (categories.length && !category?.subcategories.some((candidate) => candidate.id === normalized.subcategory_id)) {
    delete normalized.subcategory_id;
  }
  if (!type) delete normalized.features;
  return normalizePlaces(removeAbsentFields(normalized), governorates);
}

function normalizePlaces(state: FilterState, governorates: readonly Governorate[]): FilterState {
  const { city, ...rest } = state;
  if (!city || governorates.length === 0) return state;
  const findGovernorateId = (id: number) =>
    governorates.find(({ cities }) => cities.some((candidate) => candidate.id === id))?.id;
  const gover =
    rest.gover ?? (new Set(city.map(findGovernorateId)).size === 1 ? findGovernorateId(city[0] ?? 0) : undefined);
  const matchingCities = city.filter((id) => gover === undefined || (findGovernorateId(id) ?? gover) === gover);
  return {
    ...rest,
    ...(gover === undefined ? {} : { gover }),
    ...(matchingCities.length ? { city: matchingCities } : {}),
  };
}
