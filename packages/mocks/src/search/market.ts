import { ACTIONS, type AreaKind, type AreaPage, type BusyArea, type Market } from '@mashrabiya/contract';
import {
  buildAreaFigures,
  buildMarket,
  buildTrend,
  chooseKind,
  listBusiestAreas,
  type MarketKind,
} from '@mashrabiya/search';
import type { FixtureLanguage } from '../fixtures/language.ts';
import { createPastAds } from '../fixtures/pastAds.ts';
import { getCards, getFacts, getMarketplace, now } from './listings.ts';
import { reference } from './reference.ts';

const NEWEST_COUNT = 8;

/** Market comparison of a listing; null if too few are similar. */
export function getMarket(id: string): Market | null {
  const listing = getFacts(id);
  return listing ? buildMarket(listing, getMarketplace().figures) : null;
}

export const getBusiestAreas = (language: FixtureLanguage): BusyArea[] =>
  listBusiestAreas(getMarketplace().figures, reference, language);

/** Data of an area page; undefined if it is not in the fixtures. */
export function getArea(cityId: number, language: FixtureLanguage, requested: AreaKind = {}): AreaPage | undefined {
  const city = reference.cities.get(cityId);
  if (!city) return undefined;
  const { index, figures } = getMarketplace();
  const newest = index.getSortedList({ city: [cityId] }, 'newest', NEWEST_COUNT).docs.slice(0, NEWEST_COUNT);
  const facts = Array.from(newest, (doc) => index.columns.getFacts(doc));
  return {
    ...buildAreaFigures(city, figures, reference, language),
    trend: getTrend(chooseKind(figures.getGroups(cityId), requested, reference)),
    newest: getCards(facts, language),
  };
}

function getTrend(kind: MarketKind | undefined): AreaPage['trend'] {
  const type = kind && reference.categories.get(kind.category_id)?.type;
  if (!kind || !type) return null;
  const { index } = getMarketplace();
  const action = ACTIONS[kind.action];
  const { docs } = index.getSortedList({ action, type, city: [kind.city_id] }, 'newest');
  const listings = Array.from(docs, (doc) => index.columns.getFacts(doc));
  return { action, type, months: buildTrend(createPastAds(listings, now), now) };
}
