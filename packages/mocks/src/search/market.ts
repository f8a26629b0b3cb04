import { ACTIONS, type AreaKind, type AreaPage, type BusyArea, type Market } from '@mashrabiya/contract';
import {
  areaFigures,
  busiestAreas as busiest,
  type Kind,
  marketOf as marketAround,
  shownKind,
  trendOf,
} from '@mashrabiya/search';
import type { FixtureLanguage } from '../fixtures/language.ts';
import { pastAds } from '../fixtures/pastAds.ts';
import { cardsOf, factsOf, marketplace, now } from './listings.ts';
import { reference } from './reference.ts';

const NEWEST = 6;

/** Market comparison of a listing; null if too few are similar. */
export function marketOf(id: string): Market | null {
  const listing = factsOf(id);
  return listing ? marketAround(listing, marketplace().figures) : null;
}

export const busiestAreas = (language: FixtureLanguage): BusyArea[] =>
  busiest(marketplace().figures, reference, language);

/** Data of an area page; undefined if it is not in the fixtures. */
export function areaOf(cityId: number, language: FixtureLanguage, asked: AreaKind = {}): AreaPage | undefined {
  const city = reference.cities.get(cityId);
  if (!city) return undefined;
  const { index, figures } = marketplace();
  const newest = index.listed({ city: [cityId] }, 'newest', NEWEST).docs.slice(0, NEWEST);
  const facts = Array.from(newest, (doc) => index.columns.factsOf(doc));
  return {
    ...areaFigures(city, figures, reference, language),
    trend: trendIn(shownKind(figures.groupsIn(cityId), asked, reference)),
    newest: cardsOf(facts, language),
  };
}

function trendIn(kind: Kind | undefined): AreaPage['trend'] {
  const type = kind && reference.categories.get(kind.category_id)?.type;
  if (!kind || !type) return null;
  const { index } = marketplace();
  const action = ACTIONS[kind.action];
  const { docs } = index.listed({ action, type, city: [kind.city_id] }, 'newest');
  const listings = Array.from(docs, (doc) => index.columns.factsOf(doc));
  return { action, type, months: trendOf(pastAds(listings, now), now) };
}
