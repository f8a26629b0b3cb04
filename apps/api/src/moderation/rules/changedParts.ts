import {
  ACTIONS,
  type AdChange,
  type AdPart,
  CHOICE_FIELDS,
  isOneOf,
  mapFields,
  PAYMENT_METHODS,
  PROPERTY_FIELDS,
  type PropertyFieldName,
} from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { PropertyRow, StoredPicture } from '../../db/tables/property.ts';

/** Parts of an ad by column; other columns need no review. */
const PART_BY_COLUMN = {
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

type Column = keyof typeof PART_BY_COLUMN;
const COLUMNS = Object.keys(PART_BY_COLUMN) as Column[];

export type ComparedContent = Pick<PropertyRow, Column>;

export const pickReviewedContent = (property: ComparedContent): Record<string, unknown> =>
  Object.fromEntries(COLUMNS.map((column) => [column, property[column]]));

/** Pictures are equal if their files and order are. */
const serialize = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((item) => (item as { img_name?: string })?.img_name ?? item) : value);

/** Text that is equal for equal content, see `pickReviewedContent`. */
export const serializeReviewedContent = (property: ComparedContent): string =>
  JSON.stringify(COLUMNS.map((column) => serialize(property[column] ?? null)));

type NamesById = Record<
  'governorates' | 'cities' | 'categories' | 'subcategories' | 'features',
  ReadonlyMap<number, Record<Language, string>>
>;

export interface NameContext {
  reference: NamesById;
  language: Language;
}

type Value = AdChange['before'];

export function toReadableValue(column: Column, value: unknown, { reference, language }: NameContext): Value {
  if (value === null || value === undefined) return null;
  const findName = (names: ReadonlyMap<number, Record<Language, string>>, id: unknown) =>
    names.get(Number(id))?.[language] ?? String(id);
  if (isOneOf(CHOICE_FIELDS, column)) return PROPERTY_FIELDS[column].choices[Number(value)] ?? null;
  switch (column) {
    case 'governorate_id':
      return findName(reference.governorates, value);
    case 'city_id':
      return findName(reference.cities, value);
    case 'category_id':
      return findName(reference.categories, value);
    case 'subcategory_id':
      return findName(reference.subcategories, value);
    case 'action':
      return ACTIONS[Number(value)] ?? null;
    case 'payment':
      return PAYMENT_METHODS[Number(value)] ?? null;
    case 'feature_ids':
      return (value as number[]).map((id) => findName(reference.features, id));
    case 'pictures':
      return (value as Pick<StoredPicture, 'img_name'>[]).map(({ img_name }) => img_name);
    default:
      return typeof value === 'number' ? value : String(value);
  }
}

export function listChanges(
  property: ComparedContent,
  previousContent: Record<string, unknown>,
  names: NameContext,
): AdChange[] {
  return COLUMNS.filter(
    (column) => serialize(property[column] ?? null) !== serialize(previousContent[column] ?? null),
  ).map((column) => ({
    part: PART_BY_COLUMN[column],
    field: column,
    before: toReadableValue(column, previousContent[column], names),
    after: toReadableValue(column, property[column], names),
  }));
}

export const listParts = (changes: readonly AdChange[]): AdPart[] => [...new Set(changes.map(({ part }) => part))];
