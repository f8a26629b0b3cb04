import {
  COUNT_FIELDS,
  type CountFieldName,
  FILTER_FIELDS,
  type FilterDifference,
  type FilterName,
  isOneOf,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import { type Columns, NO_PRICE } from '../listings/Columns.ts';
import type { ListingFilters } from '../listings/conditions.ts';

/** Weight of a difference for the user, from 0 to 1. A listing without a price is never near. */
export interface WeightedDifference extends FilterDifference {
  weight: number;
}

/** A price or size counts twice its relative distance from the limit. */
export const RANGE_WEIGHT = 2;
const BEDROOM_WEIGHT = 0.45;
/** Per bathroom or floor. */
const ROOM_WEIGHT = 0.2;
const FEATURE_WEIGHT = 0.25;
/** Cash only, although a monthly installment was requested. */
const CASH_WEIGHT = 0.5;
/** Another finishing, storey, year or orientation. */
const FIELD_WEIGHT = 0.25;
const WEIGHTS: Partial<Record<FilterName, number>> = {
  ...Object.fromEntries(FILTER_FIELDS.map((name) => [name, FIELD_WEIGHT])),
  query: 0.8,
  subcategory_id: 0.5,
  payment: 0.25,
  ranking: 0.2,
};

/** Distance of a value outside a range: negative below it. */
const computeExcess = (value: number, lowest = 0, highest = Number.POSITIVE_INFINITY): number =>
  value < lowest ? value - lowest : Math.max(0, value - highest);

export function createDifferenceMeasure(filters: ListingFilters, columns: Columns) {
  const { min_price, max_price, max_monthly, min_size, max_size, features = [] } = filters;

  const measureRange = (
    filter: 'price' | 'monthly' | 'size',
    doc: number,
    lowest?: number,
    highest?: number,
  ): WeightedDifference => {
    const value = columns.get(filter)[doc] ?? 0;
    if (filter === 'monthly' && value === NO_PRICE) return { filter, by: null, weight: CASH_WEIGHT };
    if (filter === 'price' && value === NO_PRICE) return { filter, by: null, weight: Number.POSITIVE_INFINITY };
    const excess = computeExcess(value, lowest, highest);
    const limit = (excess < 0 ? lowest : highest) ?? 0;
    return { filter, by: excess, weight: (RANGE_WEIGHT * Math.abs(excess)) / Math.max(limit, 1) };
  };
  const measureRooms = (filter: CountFieldName, doc: number): WeightedDifference => {
    const count = columns.get(filter)[doc] ?? 0;
    const [nearest = 0] = (filters[filter] ?? [])
      .map((requested) => Math.min(count, ROOMS_OR_MORE) - requested)
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    const weightPerRoom = filter === 'bedrooms' ? BEDROOM_WEIGHT : ROOM_WEIGHT;
    return { filter, by: nearest, weight: weightPerRoom * Math.abs(nearest) };
  };
  const measureFeatures = (doc: number): WeightedDifference => {
    const category = columns.get('category')[doc] ?? 0;
    const featureBits = columns.get('features')[doc] ?? 0;
    const missingCount = features.filter((id) => {
      const bit = columns.featureBits.getBits([id], category);
      return bit === 0 || (featureBits & bit) === 0;
    }).length;
    return { filter: 'features', by: -missingCount, weight: FEATURE_WEIGHT * missingCount };
  };

  return (filter: FilterName, doc: number): WeightedDifference => {
    if (isOneOf(COUNT_FIELDS, filter)) return measureRooms(filter, doc);
    switch (filter) {
      case 'price':
        return measureRange(filter, doc, min_price, max_price);
      case 'monthly':
        return measureRange(filter, doc, undefined, max_monthly);
      case 'size':
        return measureRange(filter, doc, min_size, max_size);
      case 'features':
        return measureFeatures(doc);
      default:
        return { filter, by: null, weight: WEIGHTS[filter] ?? 0 };
    }
  };
}
