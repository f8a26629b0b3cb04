import {
  CHOICE_FIELDS,
  type ChoiceFieldName,
  COUNT_FIELDS,
  type CountFieldName,
  type FilterName,
  isOneOf,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELDS,
  type PresetRangeFieldName,
} from '@mashrabiya/contract';
import type { CodeColumn, Columns } from '../listings/Columns.ts';
import { getMissingCode } from '../listings/columnSet.ts';
import { PACKED_TRAITS, unpackCounts } from '../listings/traits.ts';
import type { Exclusion } from './excludeFilter.ts';

type CountedField = CountFieldName | PresetRangeFieldName | ChoiceFieldName;
const COUNTED_FIELDS: readonly CountedField[] = [...COUNT_FIELDS, ...PRESET_RANGE_FIELDS, ...CHOICE_FIELDS];

const COLUMNS = {
  action: 'action',
  type: 'category',
  subcategory_id: 'subcategory',
  gover: 'governorate',
  city: 'city',
  payment: 'payment',
  ...(Object.fromEntries(COUNTED_FIELDS.map((name) => [name, name])) as { [Name in CountedField]: Name }),
} as const satisfies Partial<Record<FilterName, CodeColumn>>;
export type Dimension = keyof typeof COLUMNS;
export const DIMENSIONS = Object.keys(COLUMNS) as Dimension[];

/** Features that a category can have. */
export const FEATURE_BITS = 32;
const FEATURE_BYTES = 4;
const BYTE_VALUES = 256;

/** First counted code; other codes begin at 0. */
const getFirstCountedCode = (dimension: Dimension): number =>
  isOneOf(PRESET_RANGE_FIELDS, dimension) ? getMissingCode(dimension) : 0;

/** Entries per code of each filter, from `getFirstCountedCode` on, with that filter excluded. */
export function countCodes(columns: Columns, exclusion: Exclusion): Record<Dimension, Int32Array> {
  const counts = countMatching(columns, exclusion.matching);
  const { nearMisses, failureBits } = exclusion;
  for (const dimension of DIMENSIONS) {
    const excludedBits = exclusion.getBits(dimension);
    if (excludedBits === 0) continue;
    const column = columns.get(COLUMNS[dimension]);
    const dimensionCounts = counts[dimension];
    const firstCode = getFirstCountedCode(dimension);
    for (let i = 0; i < nearMisses.length; i++) {
      const doc = nearMisses[i] ?? 0;
      add(
        dimensionCounts,
        Math.min((column[doc] ?? 0) - firstCode, dimensionCounts.length - 1),
        Number(((failureBits[doc] ?? 0) & ~excludedBits) === 0),
      );
    }
  }
  return counts;
}

function countMatching(columns: Columns, docs: Int32Array): Record<Dimension, Int32Array> {
  const tallyColumn = (name: 'category' | 'subcategory' | 'governorate' | 'city') =>
    tally(docs, columns.get(name), new Int32Array(columns.getHighest(name) + 1));
  const tallyRange = (name: PresetRangeFieldName) => {
    const firstCode = getFirstCountedCode(name);
    return tally(docs, columns.get(name), new Int32Array(PROPERTY_FIELDS[name].max - firstCode + 1), firstCode);
  };
  return {
    ...unpackCounts(tally(docs, columns.get('traits'), columns.scratch.docs('traits', PACKED_TRAITS).fill(0))),
    type: tallyColumn('category'),
    subcategory_id: tallyColumn('subcategory'),
    gover: tallyColumn('governorate'),
    city: tallyColumn('city'),
    ...(Object.fromEntries(PRESET_RANGE_FIELDS.map((name) => [name, tallyRange(name)])) as Record<
      PresetRangeFieldName,
      Int32Array
    >),
  };
}

function tally(docs: Int32Array, column: Int32Array, counts: Int32Array, firstCode = 0): Int32Array {
  for (let i = 0; i < docs.length; i++) add(counts, (column[docs[i] ?? 0] ?? 0) - firstCode);
  return counts;
}

const add = (counts: Int32Array, code: number, count = 1): void => {
  counts[code] = (counts[code] ?? 0) + count;
};

/** Entries per feature bit: `b` of category `c` is at `32 c + b`. Counting byte values first is faster. */
export function countBits(columns: Columns, docs: Int32Array): Int32Array {
  const features = columns.get('features');
  const categories = columns.get('category');
  const countsByByteValue = new Int32Array((columns.getHighest('category') + 1) * FEATURE_BYTES * BYTE_VALUES);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const bits = features[doc] ?? 0;
    const categoryOffset = (categories[doc] ?? 0) * FEATURE_BYTES * BYTE_VALUES;
    add(countsByByteValue, categoryOffset + (bits & 0xff));
    add(countsByByteValue, categoryOffset + BYTE_VALUES + ((bits >>> 8) & 0xff));
    add(countsByByteValue, categoryOffset + 2 * BYTE_VALUES + ((bits >>> 16) & 0xff));
    add(countsByByteValue, categoryOffset + 3 * BYTE_VALUES + (bits >>> 24));
  }
  const counts = new Int32Array((countsByByteValue.length / BYTE_VALUES) * 8);
  for (let byteIndex = 0; byteIndex < countsByByteValue.length; byteIndex++) {
    const count = countsByByteValue[byteIndex] ?? 0;
    if (count === 0) continue;
    const byte = byteIndex % BYTE_VALUES;
    const firstBit = ((byteIndex - byte) / BYTE_VALUES) * 8;
    for (let bit = 0; bit < 8; bit++)
      if (byte & (1 << bit)) counts[firstBit + bit] = (counts[firstBit + bit] ?? 0) + count;
  }
  return counts;
}
