import type { PropertyCard } from '@mashrabiya/contract';
import { type FixtureLanguage, propertyCards } from '@mashrabiya/mocks';

/** What the stories of homes share; only stories import it. */
interface Globals {
  locale?: unknown;
}

export const languageOf = ({ locale }: Globals): FixtureLanguage => (locale === 'en' ? 'en' : 'ar');

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
export const localized = <P extends PropertyCard>(card: P, globals: Globals): P => ({
  ...card,
  ...propertyCards(languageOf(globals)).find(({ id }) => id === card.id),
});

export const hrefOf = ({ id }: { id: string }): string => `/property-${id}`;
