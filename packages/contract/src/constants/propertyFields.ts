import { toPropertyType } from './categoryIds.ts';
import { FINISHINGS, ORIENTATIONS, type PropertyType } from './vocabulary.ts';

export type Presence = 'required' | 'optional' | 'absent';
type PresenceByType = Readonly<Record<PropertyType, Presence>>;

interface FieldOptions {
  presence: PresenceByType;
  /** Types whose pages hide the field although their forms ask for it. */
  hiddenFor?: readonly PropertyType[];
  /** Name of the field in schema.org's `Accommodation`. */
  schemaOrg?: string;
}

interface NumberField extends FieldOptions {
  kind: 'number';
  min: number;
  max: number;
  /** Value for "not given"; missing where every property has a value. */
  emptyValue?: 0 | null;
  /** Error code of a number above `max`, and of one below `min` where the field is optional. */
  outOfRange: string;
  /**
   * `counts`: several of 0 to `ROOMS_OR_MORE`. `typedRange`: a range with two typed ends. `presetRange`: a range that is chosen from
   * a few, see the filter panel's `rangePresets`.
   */
  filter: 'counts' | 'typedRange' | 'presetRange' | null;
}

interface ChoiceField extends FieldOptions {
  kind: 'choice';
  /** Stored as positions in this list, so new choices may only be appended. */
  choices: readonly string[];
  emptyValue?: null;
  filter: 'choice';
}

export type PropertyField = NumberField | ChoiceField;

const REQUIRED_EVERYWHERE = {
  housing: 'required',
  coastal: 'required',
  commercial: 'required',
  industrial: 'required',
  land: 'required',
} as const satisfies PresenceByType;

/** Required above zero for homes (specification, section 5). */
const ROOMS = {
  housing: 'required',
  coastal: 'required',
  commercial: 'optional',
  industrial: 'optional',
  land: 'absent',
} as const satisfies PresenceByType;

const BUILT_PROPERTIES = {
  housing: 'optional',
  coastal: 'optional',
  commercial: 'optional',
  industrial: 'absent',
  land: 'absent',
} as const satisfies PresenceByType;

const ROOM_COUNT = {
  kind: 'number',
  min: 1,
  max: 99,
  emptyValue: 0,
  outOfRange: 'rooms_too_many',
  filter: 'counts',
  presence: ROOMS,
} as const satisfies NumberField;

/**
 * The facts that the form of a property asks for, in the order in which they are shown. Form values, drafts, database
 * columns, the changes that moderators see, the search index, filters, facets, chips, comparison rows and structured
 * data are derived from this table. See `docs/adding-a-feature.md` for how to add a field.
 */
export const PROPERTY_FIELDS = {
  /** Square metres. */
  size: {
    kind: 'number',
    min: 1,
    max: 1_000_000,
    outOfRange: 'size_too_large',
    filter: 'typedRange',
    presence: REQUIRED_EVERYWHERE,
  },
  bedrooms: { ...ROOM_COUNT, schemaOrg: 'numberOfBedrooms' },
  bathrooms: { ...ROOM_COUNT, schemaOrg: 'numberOfBathroomsTotal' },
  floors: ROOM_COUNT,
  /** Basement −1, ground floor 0. */
  storey: {
    kind: 'number',
    min: -1,
    max: 200,
    emptyValue: null,
    outOfRange: 'storey_invalid',
    filter: 'presetRange',
    presence: BUILT_PROPERTIES,
    schemaOrg: 'floorLevel',
  },
  building_storeys: {
    kind: 'number',
    min: 1,
    max: 200,
    emptyValue: null,
    outOfRange: 'building_storeys_invalid',
    filter: null,
    presence: BUILT_PROPERTIES,
  },
  /** Year in which the building was finished or will be delivered. */
  completion_year: {
    kind: 'number',
    min: 1800,
    max: 2100,
    emptyValue: null,
    outOfRange: 'year_invalid',
    filter: 'presetRange',
    presence: { ...BUILT_PROPERTIES, industrial: 'optional' },
    schemaOrg: 'yearBuilt',
  },
  orientation: {
    kind: 'choice',
    choices: ORIENTATIONS,
    emptyValue: null,
    filter: 'choice',
    presence: BUILT_PROPERTIES,
  },
  finishing: {
    kind: 'choice',
    choices: FINISHINGS,
    filter: 'choice',
    presence: REQUIRED_EVERYWHERE,
    hiddenFor: ['land'],
  },
} as const satisfies Record<string, PropertyField>;

type Fields = typeof PROPERTY_FIELDS;
export type PropertyFieldName = keyof Fields;
export const PROPERTY_FIELD_NAMES = Object.keys(PROPERTY_FIELDS) as PropertyFieldName[];

type NamesWith<Part> = { [Name in PropertyFieldName]: Fields[Name] extends Part ? Name : never }[PropertyFieldName];
export type ChoiceFieldName = NamesWith<{ kind: 'choice' }>;
export type NumberFieldName = NamesWith<{ kind: 'number' }>;
export type CountFieldName = NamesWith<{ filter: 'counts' }>;
export type TypedRangeFieldName = NamesWith<{ filter: 'typedRange' }>;
export type PresetRangeFieldName = NamesWith<{ filter: 'presetRange' }>;
export type RangeFieldName = TypedRangeFieldName | PresetRangeFieldName;
export type FilterFieldName = CountFieldName | RangeFieldName | ChoiceFieldName;

const listFieldNames = <Name extends PropertyFieldName>(predicate: (field: PropertyField) => boolean) =>
  PROPERTY_FIELD_NAMES.filter((name): name is Name => predicate(PROPERTY_FIELDS[name]));
export const CHOICE_FIELDS = listFieldNames<ChoiceFieldName>(({ kind }) => kind === 'choice');
export const NUMBER_FIELDS = listFieldNames<NumberFieldName>(({ kind }) => kind === 'number');
export const COUNT_FIELDS = listFieldNames<CountFieldName>(({ filter }) => filter === 'counts');
export const TYPED_RANGE_FIELDS = listFieldNames<TypedRangeFieldName>(({ filter }) => filter === 'typedRange');
export const PRESET_RANGE_FIELDS = listFieldNames<PresetRangeFieldName>(({ filter }) => filter === 'presetRange');
export const RANGE_FIELDS: readonly RangeFieldName[] = [...TYPED_RANGE_FIELDS, ...PRESET_RANGE_FIELDS];
export const FILTER_FIELDS = listFieldNames<FilterFieldName>(({ filter }) => filter !== null);

export type RequiredFieldName = {
  [Name in PropertyFieldName]: 'required' extends Fields[Name]['presence'][PropertyType] ? Name : never;
}[PropertyFieldName];
export const REQUIRED_FIELDS = listFieldNames<RequiredFieldName>(({ presence }) =>
  Object.values(presence).includes('required'),
);

export const PROPERTY_FIELD_CODES = [
  ...REQUIRED_FIELDS.map((name) => `${name}_required` as const),
  ...new Set(NUMBER_FIELDS.map((name) => PROPERTY_FIELDS[name].outOfRange)),
];

export type NonEmptyFieldName = {
  [N in PropertyFieldName]: Fields[N] extends { emptyValue: 0 | null } ? never : N;
}[PropertyFieldName];

type ValueOf<Name extends PropertyFieldName> = Fields[Name] extends { choices: readonly (infer Choice)[] }
  ? Choice
  : number;
type NoneOf<Name extends PropertyFieldName> = Fields[Name] extends { emptyValue: infer None } ? None : never;

export type PropertyFacts = { [Name in PropertyFieldName]: ValueOf<Name> | NoneOf<Name> };
export type PropertyFieldValues = { [Name in PropertyFieldName]: ValueOf<Name> | null };
export type PropertyFieldInput = {
  [Name in PropertyFieldName]: Name extends NonEmptyFieldName ? ValueOf<Name> : ValueOf<Name> | null;
};
/** Field values as the database and the search index store them: a choice by its position. */
export type PropertyFieldCodes = { [Name in PropertyFieldName]: number | NoneOf<Name> };

export const mapFields = <Result extends Record<PropertyFieldName, unknown>>(
  valueFor: (name: PropertyFieldName, field: PropertyField) => unknown,
): Result =>
  Object.fromEntries(PROPERTY_FIELD_NAMES.map((name) => [name, valueFor(name, PROPERTY_FIELDS[name])])) as Result;

/** Presence of a field in the form of a category; before one is chosen, housing's. */
export const getPresence = (name: PropertyFieldName, categoryId: number | null): Presence =>
  PROPERTY_FIELDS[name].presence[toPropertyType(categoryId) ?? 'housing'];

export const buildAbsentFieldValues = (categoryId: number | null): Partial<PropertyFieldValues> =>
  Object.fromEntries(
    PROPERTY_FIELD_NAMES.filter((name) => getPresence(name, categoryId) === 'absent').map((name) => [name, null]),
  );

export const hasField = (name: PropertyFieldName, type: PropertyType): boolean =>
  PROPERTY_FIELDS[name].presence[type] !== 'absent';

export function isFieldShown(name: PropertyFieldName, type: PropertyType): boolean {
  const field: PropertyField = PROPERTY_FIELDS[name];
  return hasField(name, type) && !field.hiddenFor?.includes(type);
}

/** Value for "not given" in rows and answers; undefined where every property has a value. */
export const getEmptyValue = (name: PropertyFieldName): 0 | null | undefined => {
  const field: PropertyField = PROPERTY_FIELDS[name];
  return field.emptyValue;
};

export const toFieldCodes = (values: PropertyFieldValues): PropertyFieldCodes =>
  mapFields((name, field) => {
    const value = values[name];
    if (value === null) return field.emptyValue;
    return field.kind === 'choice' ? field.choices.indexOf(String(value)) : value;
  });

export const toPropertyFacts = (codes: PropertyFieldCodes): PropertyFacts =>
  mapFields((name, field) => {
    const code = codes[name];
    if (field.kind === 'number' || code === null) return code;
    // A node that is not upgraded yet does not know the newest choices.
    return field.choices[code] ?? field.emptyValue ?? field.choices[0];
  });

export const toFieldValues = (facts: PropertyFacts): PropertyFieldValues =>
  mapFields((name, field) => (facts[name] === field.emptyValue ? null : facts[name]));

export const NO_FIELD_VALUES: PropertyFieldValues = mapFields(() => null);
