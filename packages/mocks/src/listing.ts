import { type Action, PAGE_SIZE, type PropertyCard, type PropertyPage, ROOMS_OR_MORE } from '@mashrabiya/contract';
import type { FixtureLanguage } from './fixtures/language.ts';
import { manyPropertyCards } from './fixtures/propertyCards.ts';

/** Homes in the mocked marketplace: enough for a list to have several pages. */
const HOMES = 98;

export interface Wanted {
  action?: Action;
  type?: string;
  category_id?: number;
  subcategory_id?: number;
  gover?: number;
  city?: number;
  min_price?: number;
  max_price?: number;
  min_size?: number;
  max_size?: number;
  bedrooms?: number[];
  bathrooms?: number[];
  finishing?: string;
  payment?: string;
  ranking?: number;
}

export interface Order {
  page?: number;
  sort_date?: 'asc' | 'desc';
  sort_price?: 'asc' | 'desc';
}

const same = (wanted: unknown, is: unknown) => wanted === undefined || wanted === is;
const within = (value: number | null, min?: number, max?: number) =>
  (min === undefined && max === undefined) || (value !== null && value >= (min ?? 0) && value <= (max ?? Infinity));
const rooms = (wanted: number[] | undefined, has: number) =>
  !wanted || wanted.includes(Math.min(has, ROOMS_OR_MORE)) || wanted.includes(has);

const matches = (card: PropertyCard, w: Wanted): boolean =>
  same(w.action, card.action) &&
  same(w.type, card.type) &&
  same(w.category_id, card.category_id) &&
  same(w.subcategory_id, card.subcategory_id) &&
  same(w.gover, card.gover) &&
  same(w.city, card.city) &&
  same(w.finishing, card.finishing) &&
  same(w.payment, card.payment.payment) &&
  same(w.ranking, card.ranking) &&
  within(card.price, w.min_price, w.max_price) &&
  within(card.size, w.min_size, w.max_size) &&
  rooms(w.bedrooms, card.bedrooms) &&
  rooms(w.bathrooms, card.bathrooms);

/** Ranked ads first and then the newest, unless a sort is asked for; homes without a price come last by price. */
function compare(a: PropertyCard, b: PropertyCard, { sort_date, sort_price }: Order): number {
  if (sort_price) {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
    return (a.price - b.price) * (sort_price === 'asc' ? 1 : -1);
  }
  const newer = b.created_at.localeCompare(a.created_at);
  if (sort_date) return sort_date === 'asc' ? -newer : newer;
  return b.ranking - a.ranking || newer;
}

const wordsOf = ({ address, city_name, gover_name, category_name, subcategory_name }: PropertyCard) =>
  [address, city_name, gover_name, category_name, subcategory_name].join(' ').toLowerCase();

/** One page of the mocked marketplace, as the server would answer it. A text is looked for in both languages. */
export function listPage(language: FixtureLanguage, wanted: Wanted, order: Order, text = ''): PropertyPage {
  const others = manyPropertyCards(language === 'ar' ? 'en' : 'ar', HOMES);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = manyPropertyCards(language, HOMES)
    .filter((card, index) => {
      const other = others[index];
      const said = wordsOf(card) + (other ? wordsOf(other) : '');
      return matches(card, wanted) && words.every((word) => said.includes(word));
    })
    .sort((a, b) => compare(a, b, order));
  const page = order.page ?? 1;
  return {
    allData: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    total_properties: found.length,
  };
}

/** A home of the mocked marketplace. */
export const homeById = (id: string, language: FixtureLanguage): PropertyCard | undefined =>
  manyPropertyCards(language, HOMES).find((card) => card.id === id);
