import {
  ACTION_CODES,
  type Action,
  CHOICE_FIELDS,
  type ChoiceFieldName,
  COUNT_FIELDS,
  type CountFieldName,
  type FilterName,
  type Filters,
  PAYMENT_METHODS,
  PROPERTY_FIELDS,
  parseArea,
  parseBox,
  RANGE_FIELDS,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import { type Columns, type IndexedColumn, NO_PRICE } from './Columns.ts';
import { buildAcceptedTable, filterAccepted, filterBits, filterInside, filterRange } from './filterRange.ts';
import type { Reference } from './reference.ts';

export type ListingFilters = Filters & { action?: Action };

export interface Condition {
  /** Filter of the condition; null if it is never excluded alone. */
  filter: FilterName | null;
  /** Candidates, including inactive entries, if the column has an inverted index. */
  entries?: readonly Int32Array[];
  /** Keeps the matching entries, in place and in order. */
  keep(docs: Int32Array): Int32Array;
}

export function buildConditions(filters: ListingFilters, columns: Columns, reference: Reference): Condition[] {
  const isPresent = (value: number | undefined) => value !== undefined;
  const buildCodeCondition = (filter: FilterName, name: IndexedColumn, acceptedCodes: readonly number[]): Condition => {
    const acceptedTable = buildAcceptedTable(acceptedCodes, columns.getHighest(name) + 1);
    return {
      filter,
      entries: acceptedCodes.map((code) => columns.getEntries(name, code)),
      keep: (docs) => filterAccepted(docs, columns.get(name), acceptedTable),
    };
  };
  const buildExactCondition = (filter: FilterName, name: 'payment' | 'ranking', code: number): Condition => ({
    filter,
    keep: (docs) => filterRange(docs, columns.get(name), code, code),
  });
  const conditions: Condition[] = [];
  const { action, type, category_id, subcategory_id, gover, city, payment, ranking } = filters;
  const { min_price, max_price, max_monthly, features, box, area, since } = filters;

  if (action) conditions.push(buildCodeCondition('action', 'action', [ACTION_CODES[action]]));
  if (type) {
    const category = [...reference.categories.values()].find((entry) => entry.type === type);
    conditions.push(buildCodeCondition('type', 'category', category ? [category.id] : []));
  }
  if (category_id !== undefined) conditions.push(buildCodeCondition('type', 'category', [category_id]));
  if (subcategory_id !== undefined)
    conditions.push(buildCodeCondition('subcategory_id', 'subcategory', [subcategory_id]));
  if (gover !== undefined) conditions.push(buildCodeCondition('gover', 'governorate', [gover]));
  if (city) conditions.push(buildCodeCondition('city', 'city', [...new Set(city)]));
  if (payment) conditions.push(buildExactCondition('payment', 'payment', PAYMENT_METHODS.indexOf(payment)));
  if (ranking !== undefined) conditions.push(buildExactCondition('ranking', 'ranking', ranking));
  if (isPresent(min_price) || isPresent(max_price)) {
    const lowest = Math.max(min_price ?? 0, NO_PRICE + 1);
    conditions.push({ filter: 'price', keep: (docs) => filterRange(docs, columns.get('price'), lowest, max_price) });
  }
  if (isPresent(max_monthly)) {
    const keep = (docs: Int32Array) => filterRange(docs, columns.get('monthly'), NO_PRICE + 1, max_monthly);
    conditions.push({ filter: 'monthly', keep });
  }
  conditions.push(...buildFieldConditions(filters, columns));
  if (features) conditions.push(buildFeatureCondition(features, columns));
  if (since !== undefined) {
    const sinceTime = Date.parse(since) + 1;
    conditions.push({ filter: null, keep: (docs) => filterRange(docs, columns.get('listed'), sinceTime) });
  }
  return [...conditions, ...buildMapConditions(box, area, columns)];
}

function buildFieldConditions(filters: ListingFilters, columns: Columns): Condition[] {
  const buildAcceptingCondition = (
    filter: CountFieldName | ChoiceFieldName,
    codes: readonly number[],
    last: number,
  ): Condition => {
    const acceptedTable = buildAcceptedTable(codes, last);
    return { filter, keep: (docs) => filterAccepted(docs, columns.get(filter), acceptedTable) };
  };
  return [
    // `ROOMS_OR_MORE` means this number or more.
    ...COUNT_FIELDS.flatMap((name) =>
      filters[name] ? buildAcceptingCondition(name, filters[name], ROOMS_OR_MORE) : [],
    ),
    ...RANGE_FIELDS.flatMap((name): Condition[] => {
      const [lowest, highest] = [filters[`min_${name}`], filters[`max_${name}`]];
      if (lowest === undefined && highest === undefined) return [];
      // A value below the minimum means that the listing lacks the field.
      const { min } = PROPERTY_FIELDS[name];
      const minValue = Math.max(lowest ?? min, min);
      return [{ filter: name, keep: (docs) => filterRange(docs, columns.get(name), minValue, highest) }];
    }),
    ...CHOICE_FIELDS.flatMap((name) => {
      const [wantedChoice, unwantedChoice] = [filters[name], filters[`not_${name}`]];
      if (!wantedChoice && !unwantedChoice) return [];
      const { choices } = PROPERTY_FIELDS[name];
      const codes = choices.flatMap((choice: string, code) =>
        (!wantedChoice || choice === wantedChoice) && choice !== unwantedChoice ? [code] : [],
      );
      return buildAcceptingCondition(name, codes, choices.length);
    }),
  ];
}

/** Features belong to one category, so a listing never has features of two. */
function buildFeatureCondition(ids: readonly number[], columns: Columns): Condition {
  const category = columns.featureBits.findCommonCategory(ids);
  if (category === undefined) return { filter: 'features', entries: [], keep: (docs) => docs.subarray(0, 0) };
  const bits = columns.featureBits.getBits(ids, category);
  return {
    filter: 'features',
    entries: [columns.getEntries('category', category)],
    keep: (docs) =>
      filterBits(filterRange(docs, columns.get('category'), category, category), columns.get('features'), bits),
  };
}

function buildMapConditions(boxText: string | undefined, areaText: string | undefined, columns: Columns): Condition[] {
  const box = boxText === undefined ? undefined : parseBox(boxText);
  const area = areaText === undefined ? undefined : parseArea(areaText);
  const boxConditions: Condition[] = box
    ? [
        {
          filter: 'map',
          keep: (docs) =>
            filterRange(
              filterRange(docs, columns.get('lat'), box.south, box.north),
              columns.get('lng'),
              box.west,
              box.east,
            ),
        },
      ]
    : [];
  const areaConditions: Condition[] = area
    ? [{ filter: 'map', keep: (docs) => filterInside(docs, columns.get('lat'), columns.get('lng'), area) }]
    : [];
  return [...boxConditions, ...areaConditions];
}
