import type { Property, PropertyCard } from '@mashrabiya/contract';
import { type FixtureLanguage, propertyCards, propertyOf } from '@mashrabiya/mocks';

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
export const localized = (card: PropertyCard, globals: Globals): PropertyCard =>
  propertyCards(languageOf(globals)).find(({ id }) => id === card.id) ?? card;

/** The same whole home in the story's language. */
export const localizedProperty = (property: Property, globals: Globals): Property =>
  propertyOf(localized(property, globals), languageOf(globals));

export const hrefOf = ({ id }: { id: string }): string => `/property-${id}`;

/** A finger drawn sideways over an element's upper part, by `dx` pixels. */
export function swipe(element: Element, dx: number): void {
  const box = element.getBoundingClientRect();
  const touch = (x: number) =>
    new Touch({ identifier: 1, target: element, clientX: box.x + box.width / 2 + x, clientY: box.y + 60 });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches }));
  send('touchstart', [touch(0)], [touch(0)]);
  send('touchmove', [touch(dx)], [touch(dx)]);
  send('touchend', [], [touch(dx)]);
}

/** The sign of a swipe that brings the next picture: rightwards in right-to-left. */
export const forward = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? 1 : -1);
