import { mapFields, PROPERTY_FIELDS, type PropertyField, type PropertyFieldName } from '@mashrabiya/contract';

/** Column value of a listing without the field; no filter accepts it. */
export function getMissingCode(name: PropertyFieldName): number {
  const field: PropertyField = PROPERTY_FIELDS[name];
  return field.kind === 'choice' ? field.choices.length : field.min - 1;
}

/** Prices and times exceed 32 bits, and degrees are fractions; every other field fits. */
export const createColumns = (capacity: number) => ({
  ...mapFields<Record<PropertyFieldName, Int32Array>>(() => new Int32Array(capacity)),
  action: new Int32Array(capacity),
  ranking: new Int32Array(capacity),
  payment: new Int32Array(capacity),
  features: new Int32Array(capacity),
  traits: new Int32Array(capacity),
  /** 1 for the property's own coordinates, 0 for its city's. */
  exact: new Int32Array(capacity),
  category: new Int32Array(capacity),
  subcategory: new Int32Array(capacity),
  governorate: new Int32Array(capacity),
  city: new Int32Array(capacity),
  price: new Float64Array(capacity),
  monthly: new Float64Array(capacity),
  /** Degrees; NaN when unknown. */
  lat: new Float64Array(capacity),
  lng: new Float64Array(capacity),
  created: new Float64Array(capacity),
  listed: new Float64Array(capacity),
  confirmed: new Float64Array(capacity),
});
export type ColumnSet = ReturnType<typeof createColumns>;
export type ColumnName = keyof ColumnSet;
export type CodeColumn = Exclude<ColumnName, 'price' | 'monthly' | 'lat' | 'lng' | 'created' | 'listed' | 'confirmed'>;
