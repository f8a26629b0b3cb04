import type { Property, PropertyCard } from '@mashrabiya/contract';
import { propertyCards, propertyOf } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';

interface Globals {
  locale?: unknown;
}

/** Where each home of the fixtures shows something that others do not. */
export const HOME = {
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

/** A home of the fixtures, in the story's language. */
export function home(index: number, globals: Globals = {}): PropertyCard {
  const card = propertyCards(languageOf(globals))[index];
  if (!card) throw new Error(`no home ${index} among the fixtures`);
  return card;
}

/** The same home in the story's language: args are written in Arabic. */
export const localized = (card: PropertyCard, globals: Globals): PropertyCard =>
  propertyCards(languageOf(globals)).find(({ id }) => id === card.id) ?? card;

/** The same whole home in the story's language. */
export const localizedProperty = (property: Property, globals: Globals): Property =>
  propertyOf(localized(property, globals), languageOf(globals));
