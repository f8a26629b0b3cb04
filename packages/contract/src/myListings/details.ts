import { z } from 'zod';
import {
  buildAbsentFieldValues,
  getEmptyValue,
  getPresence,
  mapFields,
  type PropertyField,
  type PropertyFieldInput,
  type PropertyFieldName,
  type PropertyFieldValues,
  REQUIRED_FIELDS,
} from '../constants/propertyFields.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import {
  optionalChoice,
  optionalNumber,
  requiredChoice,
  requiredId,
  requiredNumber,
  wholeNumberWithin,
} from '../fields/fields.ts';
import { isOneOf } from '../values/isOneOf.ts';

function buildInputSchema(name: PropertyFieldName, field: PropertyField) {
  const isRequired = field.emptyValue === undefined;
  const missingCode = `${name}_required` as InputCode;
  if (field.kind === 'choice')
    return isRequired ? requiredChoice(field.choices, missingCode) : optionalChoice(field.choices);
  const tooHighCode = field.outOfRange as InputCode;
  const number = wholeNumberWithin({
    min: field.emptyValue ?? field.min,
    max: field.max,
    requiredCode: isOneOf(REQUIRED_FIELDS, name) ? missingCode : tooHighCode,
    tooHighCode,
  });
  return isRequired ? requiredNumber(number) : optionalNumber(number);
}

type InputShape = { [Name in PropertyFieldName]: z.ZodType<PropertyFieldInput[Name], PropertyFieldValues[Name]> };

export const details = z.object({
  category_id: requiredId('category_required'),
  subcategory_id: requiredId('subcategory_required'),
  ...mapFields<InputShape>(buildInputSchema),
});

type Details = PropertyFieldValues & { category_id: number };

const isMissing = (name: PropertyFieldName, value: unknown) => value === null || value === getEmptyValue(name);

/** A field that is optional elsewhere is required if its category requires it. */
const presenceChecks = REQUIRED_FIELDS.filter((name) => getEmptyValue(name) !== undefined).map((name) =>
  crossFieldCheck<Details>(
    (values) => getPresence(name, values.category_id) !== 'required' || !isMissing(name, values[name]),
    { comparedFields: [name], errorField: name, code: `${name}_required` },
  ),
);

/** A unit is not above the top storey of its building. */
const storeyCheck = crossFieldCheck<Details>(
  ({ storey, building_storeys }) => storey === null || building_storeys === null || storey <= building_storeys,
  { comparedFields: ['storey', 'building_storeys'], errorField: 'storey', code: 'storey_invalid' },
);

export const detailChecks = [...presenceChecks, storeyCheck];

/** Removes values of fields that the category does not have. */
export const removeAbsentFields = <T extends Details>(input: T): T => ({
  ...input,
  ...buildAbsentFieldValues(input.category_id),
});

export const PropertyDetails = details.check(...detailChecks).transform(removeAbsentFields);
