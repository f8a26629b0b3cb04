import { z } from 'zod';
import {
  mapFields,
  noneOf,
  PROPERTY_FIELD_NAMES,
  type PropertyField,
  type PropertyFieldInput,
  type PropertyFieldName,
  type PropertyFieldValues,
  presenceOf,
  REQUIRED_FIELDS,
} from '../constants/propertyFields.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { chosen, chosenId, needed, optionalChoice, optionalNumber, wholeNumberWithin } from '../fields/fields.ts';

const isRequired = (name: PropertyFieldName) => REQUIRED_FIELDS.some((one) => one === name);

function inputSchema(name: PropertyFieldName, field: PropertyField) {
  const isGiven = field.none === undefined;
  const missing = `${name}_required` as InputCode;
  if (field.kind === 'choice') return isGiven ? chosen(field.choices, missing) : optionalChoice(field.choices);
  const tooHigh = field.outOfRange as InputCode;
  const number = wholeNumberWithin({
    min: field.none ?? field.min,
    max: field.max,
    required: isRequired(name) ? missing : tooHigh,
    tooHigh,
  });
  return isGiven ? needed(number) : optionalNumber(number);
}

type InputShape = { [Name in PropertyFieldName]: z.ZodType<PropertyFieldInput[Name], PropertyFieldValues[Name]> };

export const details = z.object({
  category_id: chosenId('category_required'),
  subcategory_id: chosenId('subcategory_required'),
  ...mapFields<InputShape>(inputSchema),
});

type Details = PropertyFieldValues & { category_id: number };

const isMissing = (name: PropertyFieldName, value: unknown) => value === null || value === noneOf(name);

/** A field that may be missing elsewhere has a value where its category needs one. */
export const detailChecks = REQUIRED_FIELDS.filter((name) => noneOf(name) !== undefined).map((name) =>
  crossFieldCheck<Details>(
    (values) => presenceOf(name, values.category_id) !== 'required' || !isMissing(name, values[name]),
    { reads: [name], at: name, code: `${name}_required` },
  ),
);

/** The input without answers that its category has no field for. */
export const withoutAbsentFields = <T extends Details>(input: T): T => {
  const absent = PROPERTY_FIELD_NAMES.filter((name) => presenceOf(name, input.category_id) === 'absent');
  return { ...input, ...Object.fromEntries(absent.map((name) => [name, null])) };
};

/** Second tab: what the property is. */
export const PropertyDetails = details.check(...detailChecks).transform(withoutAbsentFields);
