import {
  type Action,
  type Filters,
  type Point,
  type PropertyCard,
  parseArea,
  parseBox,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import { placeOf } from './fixtures/coordinates.ts';
import { features } from './fixtures/features.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { manyPropertyCards } from './fixtures/propertyCards.ts';

/** Homes in the mocked marketplace: enough for a list to have several pages. */
const HOMES = 98;

/** What is looked for: filters, and words in either language. */
export interface Wanted extends Filters {
  action?: Action | undefined;
  query?: string | undefined;
}

const same = (wanted: unknown, is: unknown) => wanted === undefined || wanted === is;
const within = (value: number | null, min?: number, max?: number) =>
  (min === undefined && max === undefined) || (value !== null && value >= (min ?? 0) && value <= (max ?? Infinity));
const rooms = (wanted: number[] | undefined, has: number) =>
  !wanted || wanted.includes(Math.min(has, ROOMS_OR_MORE)) || wanted.includes(has);

/** What a home has: most of its category's features, not the same as the next home. */
export function featuresOf(card: PropertyCard): number[] {
  const number = Number(card.id.slice(-6));
  return features(card.category_id, 'ar')
    .map(({ id }) => id)
    .filter((_, index) => (number + index) % 3 !== 0);
}

function inBox({ lat, lng }: Point, text: string): boolean {
  const box = parseBox(text);
  return !box || (lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east);
}

/** Counts how often a ray to the east crosses the area's border. */
function inArea({ lat, lng }: Point, text: string): boolean {
  const corners = parseArea(text) ?? [];
  return corners.reduce((inside, one, index) => {
    const other = corners.at(index - 1) ?? one;
    const between = one.lat > lat !== other.lat > lat;
    const crossing = ((other.lng - one.lng) * (lat - one.lat)) / (other.lat - one.lat) + one.lng;
    return between && lng < crossing ? !inside : inside;
  }, false);
}

export const matches = (card: PropertyCard, w: Wanted): boolean =>
  same(w.action, card.action) &&
  same(w.type, card.type) &&
  same(w.category_id, card.category_id) &&
  same(w.subcategory_id, card.subcategory_id) &&
  same(w.gover, card.gover) &&
  (!w.city || w.city.includes(card.city)) &&
  same(w.finishing, card.finishing) &&
  (!w.not_finishing || w.not_finishing !== card.finishing) &&
  same(w.payment, card.payment.payment) &&
  same(w.ranking, card.ranking) &&
  within(card.price, w.min_price, w.max_price) &&
  within(card.size, w.min_size, w.max_size) &&
  rooms(w.bedrooms, card.bedrooms) &&
  rooms(w.bathrooms, card.bathrooms) &&
  rooms(w.floors, card.floors) &&
  (w.features ?? []).every((id) => featuresOf(card).includes(id)) &&
  (!w.box || inBox(placeOf(card), w.box)) &&
  (!w.area || inArea(placeOf(card), w.area)) &&
  (!w.since || card.created_at > w.since);

const wordsOf = ({ address, city_name, gover_name, category_name, subcategory_name }: PropertyCard) =>
  [address, city_name, gover_name, category_name, subcategory_name].join(' ').toLowerCase();

const made = new Map<FixtureLanguage, readonly PropertyCard[]>();

/** Every home of the mocked marketplace in one language. */
export function allHomes(language: FixtureLanguage): readonly PropertyCard[] {
  const homes = made.get(language) ?? manyPropertyCards(language, HOMES);
  made.set(language, homes);
  return homes;
}

/** The homes that are looked for, in no order. A text is looked for in both languages. */
export function homesOf(language: FixtureLanguage, wanted: Wanted): PropertyCard[] {
  const others = allHomes(language === 'ar' ? 'en' : 'ar');
  const words = (wanted.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return allHomes(language).filter((card, index) => {
    const other = others[index];
    const said = wordsOf(card) + (other ? wordsOf(other) : '');
    return matches(card, wanted) && words.every((word) => said.includes(word));
  });
}

/** A home of the mocked marketplace. */
export const homeById = (id: string, language: FixtureLanguage): PropertyCard | undefined =>
  allHomes(language).find((card) => card.id === id);
