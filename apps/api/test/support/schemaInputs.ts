import fc from 'fast-check';
import type { z } from 'zod';
import { propertyId, SELLER } from '../fixtures/properties.ts';
import { CITIES, categoryId, subcategoryId } from '../fixtures/reference.ts';
import { reelId } from './reels.ts';

type Schema = z.core.$ZodTypes;
type Input = fc.Arbitrary<unknown>;

const IDS = [propertyId(1), propertyId(2), reelId(1), SELLER.id, '01900000-0000-7000-8000-00000000ffff'];
const TEXTS = [
  'person1@example.com',
  'mashrabiya of oak',
  '01012345678',
  'A flat with a garden, a lift and a view of the Nile',
  'شقة بحديقة خاصة في التجمع الخامس',
  'https://www.google.com/maps?q=30.02,31.47',
  '/listing?city=1',
  '123456',
  '1',
  '',
  ...IDS,
];
const NUMBERS = [0, 1, 2, 3, 30, 1200, CITIES.maadi.id, CITIES.maadi.governorate_id];
const REFERENCES = [categoryId('housing'), subcategoryId('housing', 'apartment')];
const INSTANTS = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00Z', '2027-01-01T00:00:00Z'];

/** Values that no schema expects. */
const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '\0',
  '\ud800',
  'x'.repeat(6000),
  '٣',
  [],
  [null],
  [[]],
  {},
  { toString: 1, valueOf: 1 },
  { length: 1 },
  JSON.parse('{"__proto__":{"a":1}}'),
];

const generateText = (format?: string): Input => {
  switch (format) {
    case 'uuid':
      return fc.constantFrom(...IDS);
    case 'date':
      return fc.constantFrom('2026-11-20', '2027-06-30', '1999-02-29');
    case 'datetime':
      return fc.constantFrom(...INSTANTS);
    default:
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...TEXTS) }, fc.string({ unit: 'grapheme' }));
  }
};

/** Inputs that mostly fit a schema: its types and choices, and texts and ids of the fixture. */
export function generateInputs(schema: z.core.$ZodType): Input {
  const { def } = schema._zod as Schema['_zod'];
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, generateInputs(field)])),
        {
          requiredKeys: Object.keys(def.shape).filter((name) => !isOptional(def.shape[name])),
        },
      );
    case 'array':
      return fc.array(generateInputs(def.element), { maxLength: 4 });
    case 'string':
      return generateText('format' in def ? String(def.format) : undefined);
    case 'number':
      return fc.oneof(fc.constantFrom(...NUMBERS, ...REFERENCES), fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map(generateInputs));
    case 'nullable':
      return fc.option(generateInputs(def.innerType));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return generateInputs(def.innerType);
    case 'pipe':
      return generateInputs(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'record':
      return fc.dictionary(generateInputs(def.keyType).map(String), generateInputs(def.valueType), { maxKeys: 4 });
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const isOptional = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && ['optional', 'default', 'prefault'].includes((schema._zod as Schema['_zod']).def.type);

/** The same inputs with one part replaced by junk, omitted or added. */
export const generateMutatedInputs = (schema: z.core.$ZodType): Input =>
  fc
    .tuple(
      generateInputs(schema),
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(undefined, ...INVALID_VALUES),
    )
    .map(([input, choices, invalidValue]) => replacePart(input, choices, invalidValue));

function replacePart(value: unknown, [choice, ...deeper]: readonly number[], invalidValue: unknown): unknown {
  if (choice === undefined || typeof value !== 'object' || value === null) return invalidValue;
  const keys = Object.keys(value);
  const key = keys[choice % (keys.length + 2)];
  if (key === undefined) return choice % 2 ? invalidValue : { ...value, extra: invalidValue };
  const part = replacePart(value[key as keyof typeof value], deeper, invalidValue);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
}
