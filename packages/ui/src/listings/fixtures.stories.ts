import type { Property, PropertyCard } from '@mashrabiya/contract';
import { propertyCards, toProperty } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';

interface Globals {
  locale?: unknown;
}

/** Index of a fixture for each special case. */
export const LISTING = {
  superior: 0,
  coastal: 1,
  elite: 2,
  rent: 3,
  land: 5,
  plain: 7,
  onePicture: 8,
  longAddress: 12,
  noPictures: 13,
} as const;

export function listing(index: number, globals: Globals = {}): PropertyCard {
  const card = propertyCards(getLanguage(globals))[index];
  if (!card) throw new Error(`No home ${index} in the fixtures`);
  return card;
}

export const localizeCard = (card: PropertyCard, globals: Globals): PropertyCard =>
  propertyCards(getLanguage(globals)).find(({ id }) => id === card.id) ?? card;

export const localizeProperty = (property: Property, globals: Globals): Property =>
  toProperty(localizeCard(property, globals), getLanguage(globals));
