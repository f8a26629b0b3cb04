import { isOneOf,
  ACTIONS,
  type AdChange,
  type AdPart,
  CHOICE_FIELDS,
  mapFields,
  PAYMENT_METHODS,
  PROPERTY_FIELDS,
  type PropertyFieldName,
} from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { PropertyRow, StoredPicture } from '../../db/tables/property.ts';

/** Which part of an ad a column belongs to; others say nothing of what the home is. */
const PARTS = {
  address_ar: 'title',
  address_en: 'title',
  description_ar: 'description',
  description_en: 'description',
  location: 'place',
  governorate_id: 'place',
  city_id: 'place',
  category_id: 'kind',
  subcategory_id: 'kind',
  action: 'kind',
  ...mapFields<Record<PropertyFieldName, 'facts'>>(() => 'facts'),
  price: 'price',
  payment: 'price',
  advance: 'price',
  up_to_years: 'price',
  receipt: 'price',
  pictures: 'pictures',
  feature_ids: 'features',
} as const satisfies Partial<Record<keyof PropertyRow, AdPart>>;

type Column = keyof typeof PARTS;
const COLUMNS = Object.keys(PARTS) as Column[];

/** The columns of a home that moderators judge. */
export type JudgedHome = Pick<PropertyRow, Column>;

/** What a moderator judges of a home, as it is kept with the decision. */
export const judgedContent = (home: JudgedHome): Record<string, unknown> =>
  Object.fromEntries(COLUMNS.map((column) => [column, home[column]]));

/** Pictures are the same when they are the same files in the same order. */
const written = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((one) => (one as { img_name?: string })?.img_name ?? one) : value);

/** Whose names are told instead of their ids. */
type Named = Record<
  'governorates' | 'cities' | 'categories' | 'subcategories' | 'features',
  ReadonlyMap<number, Record<Language, string>>
>;

/** Names of places, kinds and features in the moderator's language. */
export interface Names {
  reference: Named;
  language: Language;
}

type Value = AdChange['before'];

/** Returns the value of a column as moderators read it. */
export function readable(column: Column, value: unknown, { reference, language }: Names): Value {
  if (value === null || value === undefined) return null;
  const nameIn = (names: ReadonlyMap<number, Record<Language, string>>, id: unknown) =>
    names.get(Number(id))?.[language] ?? String(id);
  if (isOneOf(CHOICE_FIELDS, column)) return PROPERTY_FIELDS[column].choices[Number(value)] ?? null;
  switch (column) {
    case 'governorate_id':
      return nameIn(reference.governorates, value);
    case 'city_id':
      return nameIn(reference.cities, value);
    case 'category_id':
      return nameIn(reference.categories, value);
    case 'subcategory_id':
      return nameIn(reference.subcategories, value);
    case 'action':
      return ACTIONS[Number(value)] ?? null;
    case 'payment':
      return PAYMENT_METHODS[Number(value)] ?? null;
    case 'feature_ids':
      return (value as number[]).map((id) => nameIn(reference.features, id));
    case 'pictures':
      return (value as Pick<StoredPicture, 'img_name'>[]).map(({ img_name }) => img_name);
    default:
      return typeof value === 'number' ? value : String(value);
  }
}

/** What of an ad is other than it was when a moderator saw it, with what it was. */
export function changesOf(home: JudgedHome, before: Record<string, unknown>, names: Names): AdChange[] {
  return COLUMNS.filter((column) => written(home[column] ?? null) !== written(before[column] ?? null)).map(
    (column) => ({
      part: PARTS[column],
      field: column,
      before: readable(column, before[column], names),
      after: readable(column, home[column], names),
    }),
  );
}

/** Which parts of an ad these are. */
export const partsOf = (changes: readonly AdChange[]): AdPart[] => [...new Set(changes.map(({ part }) => part))];
