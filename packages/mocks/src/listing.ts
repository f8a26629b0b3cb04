import { PAGE_SIZE, type PropertyCard, type PropertyPage } from '@mashrabiya/contract';
import type { FixtureLanguage } from './fixtures/language.ts';
import { homesOf, type Wanted } from './matching.ts';

export interface Order {
  page?: number | undefined;
  sort_date?: 'asc' | 'desc' | undefined;
  sort_price?: 'asc' | 'desc' | undefined;
}

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

/** One page of the mocked marketplace, as the server would answer it. */
export function listPage(language: FixtureLanguage, wanted: Wanted, order: Order): PropertyPage {
  const found = homesOf(language, wanted).sort((a, b) => compare(a, b, order));
  const page = order.page ?? 1;
  return {
    allData: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    total_properties: found.length,
  };
}
