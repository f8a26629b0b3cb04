import { PROPERTY_TYPES, type PropertyType } from './vocabulary.ts';

/** Category ids follow the order of the types, from 1, and never change. */
export const toCategoryId = (type: PropertyType): number => PROPERTY_TYPES.indexOf(type) + 1;

export const toPropertyType = (id: number | null): PropertyType | undefined => PROPERTY_TYPES[(id ?? 0) - 1];
