import { PROPERTY_TYPES, type PropertyType } from '../constants/vocabulary.ts';

/** What is counted of a property. */
export const ROOM_COUNTS = ['floors', 'bedrooms', 'bathrooms'] as const;
export type RoomCount = (typeof ROOM_COUNTS)[number];

export type RoomRule = 'required' | 'optional' | 'absent';

/** Whether properties of a type say how many floors, bedrooms and bathrooms they have. Zero stands for none. */
export const ROOM_RULES: Readonly<Record<PropertyType, RoomRule>> = {
  housing: 'required',
  coastal: 'required',
  commercial: 'optional',
  industrial: 'optional',
  land: 'absent',
};

/** Ids of categories follow the order of the types, from 1, and never change. */
export const categoryIdOf = (type: PropertyType): number => PROPERTY_TYPES.indexOf(type) + 1;

/** The rule of a category; rooms are asked for while none is chosen. */
export function roomRuleOf(categoryId: number | null): RoomRule {
  const type = PROPERTY_TYPES[(categoryId ?? 0) - 1];
  return type ? ROOM_RULES[type] : 'required';
}
