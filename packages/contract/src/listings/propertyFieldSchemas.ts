import { z } from 'zod';
import { ROOMS_OR_MORE } from '../constants/constants.ts';
import {
  CHOICE_FIELDS,
  type ChoiceFieldName,
  COUNT_FIELDS,
  type CountFieldName,
  mapFields,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELDS,
  type PresetRangeFieldName,
  type PropertyFacts,
  type PropertyField,
  type PropertyFieldName,
  type PropertyFieldValues,
  RANGE_FIELDS,
  type RangeFieldName,
} from '../constants/propertyFields.ts';
import { amount, numberList, wholeNumber } from './queryValues.ts';

const buildValueSchema = (field: PropertyField) =>
  field.kind === 'choice' ? z.enum(field.choices) : z.int().min(field.min).max(field.max);

type FactShape = { [Name in PropertyFieldName]: z.ZodType<PropertyFacts[Name]> };
export const factShape: FactShape = mapFields((_, field) => {
  const value = buildValueSchema(field);
  if (field.emptyValue === null) return value.nullable();
  return field.emptyValue === 0 ? z.int().min(0) : value;
});

type DraftShape = { [Name in PropertyFieldName]: z.ZodDefault<z.ZodType<PropertyFieldValues[Name]>> };
/** The fields of a draft. Numbers have no limits: they are validated when the ad is posted. */
export const draftShape: DraftShape = mapFields((_, field) =>
  z.nullable(field.kind === 'choice' ? z.enum(field.choices) : z.number()).default(null),
);

/** Exactly these counts; `ROOMS_OR_MORE` means this number or more. */
const rooms = numberList(wholeNumber(ROOMS_OR_MORE), ROOMS_OR_MORE + 1);

type ChoiceEnum<Name extends ChoiceFieldName> = z.ZodEnum<{
  [Choice in Extract<PropertyFacts[Name], string>]: Choice;
}>;
type FilterShape = { [Name in CountFieldName]: z.ZodOptional<typeof rooms> } & {
  [Name in RangeFieldName as `min_${Name}` | `max_${Name}`]: z.ZodOptional<typeof amount>;
} & {
  [Name in ChoiceFieldName as Name | `not_${Name}`]: z.ZodOptional<ChoiceEnum<Name>>;
};
/** The filters of the fields: `bedrooms`, `min_size` and `max_size`, `finishing` and `not_finishing`. */
export const filterShape = Object.fromEntries([
  ...COUNT_FIELDS.map((name) => [name, rooms.optional()]),
  ...RANGE_FIELDS.flatMap((name) => [`min_${name}`, `max_${name}`].map((end) => [end, amount.optional()])),
  ...CHOICE_FIELDS.flatMap((name) =>
    [name, `not_${name}`].map((filter) => [filter, z.enum(PROPERTY_FIELDS[name].choices).optional()]),
  ),
]) as FilterShape;

const count = z.int().min(0);
/** Counts by id or number; a missing key means 0. */
export const counts = z.record(z.string().regex(/^-?\d+$/), count);
export const buildCountsSchema = <const T extends readonly string[]>(words: T) => z.record(z.enum(words), count);

type FacetShape = { [Name in CountFieldName | PresetRangeFieldName]: typeof counts } & {
  [Name in ChoiceFieldName]: z.ZodRecord<ChoiceEnum<Name>, typeof count>;
};
export const facetShape = Object.fromEntries([
  ...[...COUNT_FIELDS, ...PRESET_RANGE_FIELDS].map((name) => [name, counts]),
  ...CHOICE_FIELDS.map((name) => [name, buildCountsSchema(PROPERTY_FIELDS[name].choices)]),
]) as FacetShape;
