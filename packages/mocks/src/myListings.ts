import {
  type AdStatistics,
  AVAILABILITIES,
  type Block,
  DAY_MS,
  type OwnProperty,
  type OwnSort,
  type PropertyCard,
} from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { toProperty } from './fixtures/properties.ts';
import { propertyCards } from './fixtures/propertyCards.ts';
import { errorResponse, mockCall } from './mockCall.ts';

const DONE = { code: 200 as const };
const LAST_DAY = Date.parse('2026-11-20');
const AT = '2026-11-20T08:00:00.000Z';

export function adStatistics(id: string, address: string, count: number): AdStatistics {
  const days = Array.from({ length: count }, (_, index) => {
    const views = 12 + ((index * 7) % 23) + (index % 7 === 5 ? 18 : 0);
    const day = new Date(LAST_DAY - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, views, favorites: index % 4 === 0 ? 2 : 0, leads: index % 6 === 0 ? 1 : 0 };
  });
  const sumDays = (name: 'views' | 'favorites' | 'leads') => days.reduce((total, day) => total + day[name], 0);
  const total = { views: sumDays('views'), favorites: sumDays('favorites'), leads: sumDays('leads') };
  return {
    id,
    address,
    days,
    total,
    previous: { views: Math.round(total.views * 0.8), favorites: total.favorites + 2, leads: total.leads },
    like: { sample: 24, views: Math.round(total.views * 0.9), favorites: 9, leads: 4 },
    sources: [
      { source: 'search', views: Math.round(total.views * 0.45) },
      { source: 'list', views: Math.round(total.views * 0.3) },
      { source: 'map', views: Math.round(total.views * 0.15) },
      { source: 'link', views: Math.round(total.views * 0.1) },
    ],
    channels: [{ channel: 'whatsapp', leads: total.leads }],
    advice: ['more_pictures', 'price_high', 'confirm'],
  };
}

const createOwnAd = (card: PropertyCard, overrides: Partial<OwnProperty> = {}): OwnProperty => ({
  ...card,
  total_views: 640,
  total_favorites: 21,
  total_leads: 5,
  pack: card.ranking,
  starts_at: '2026-11-08T08:00:00.000Z',
  ends_at: '2026-12-08T08:00:00.000Z',
  ranking_until: '2026-11-28T08:00:00.000Z',
  ranking_next: card.ranking === 3 ? 2 : 1,
  waits_for_email: false,
  withheld: null,
  next_pack: null,
  closed_as: null,
  sold_asked_at: null,
  refusal: null,
  edit: null,
  ...overrides,
});

const NOT_RUNNING = { starts_at: null, ends_at: null, ranking_until: null, ranking_next: null };

/** One ad in each state, one of them near its end, a paused one and a sold one. */
export function ownAds(language: FixtureLanguage): OwnProperty[] {
  const [active, pending, paused, expired, rejected, ending, sold] = propertyCards(language);
  if (!active || !pending || !paused || !expired || !rejected || !ending || !sold) return [];
  return [
    createOwnAd(active),
    createOwnAd(pending, { availability: 1, ...NOT_RUNNING }),
    createOwnAd(paused, { availability: 3, withheld: 'paused' }),
    createOwnAd(expired, {
      availability: 3,
      ends_at: '2026-11-18T08:00:00.000Z',
      ranking_until: null,
      ranking_next: null,
    }),
    createOwnAd(rejected, {
      availability: 4,
      ...NOT_RUNNING,
      refusal: { reasons: ['pictures'], note: '', is_change: true, at: AT },
    }),
    createOwnAd(ending, {
      edit: { at: AT, refusal: null },
      ends_at: '2026-11-22T08:00:00.000Z',
      ranking_until: '2026-11-22T08:00:00.000Z',
      ranking_next: null,
    }),
    createOwnAd(sold, {
      availability: 3,
      ends_at: '2026-11-17T08:00:00.000Z',
      ranking_until: null,
      ranking_next: null,
      closed_as: 'sold',
    }),
  ];
}

/** Null counts as zero; without a sort, ads stay in their order. */
function getSortValue(ad: OwnProperty, sort: OwnSort | undefined): number {
  if (sort === 'price') return ad.price ?? 0;
  if (sort === 'ends') return Date.parse(ad.ends_at ?? '') || 0;
  return sort && sort !== 'date' ? (ad[`total_${sort}`] ?? 0) : 0;
}

/** The user's own listings: `ads`, one in each state by default. Changes are accepted. */
export function myListingsHandlers(
  ads: (language: FixtureLanguage) => OwnProperty[] = ownAds,
  blocked: Block | null = null,
): HttpHandler[] {
  const removedIds = new Set<string>();
  const findAd = (id: string, language: FixtureLanguage) => ads(language).find((ad) => ad.id === id);
  return [
    mockCall('listOwnProperties', ({ query, language }) => {
      const all = ads(language).filter(({ id }) => !removedIds.has(id));
      const isClosed = ({ closed_as }: OwnProperty) => closed_as === 'sold' || closed_as === 'rented';
      const isInState = (ad: OwnProperty) =>
        query.closed
          ? isClosed(ad)
          : query.availability === undefined || (ad.availability === query.availability && !isClosed(ad));
      const data = all
        .filter((ad) => isInState(ad) && ad.address.includes(query.query ?? ''))
        .sort((a, b) => (query.order === 'asc' ? 1 : -1) * (getSortValue(a, query.sort) - getSortValue(b, query.sort)));
      const countState = (state: number) => all.filter((ad) => ad.availability === state && !isClosed(ad)).length;
      const [pending, active, expired, rejected] = AVAILABILITIES.map(countState);
      const counts = { 1: pending ?? 0, 2: active ?? 0, 3: expired ?? 0, 4: rejected ?? 0 };
      const closed = all.filter(isClosed).length;
      return {
        data: { data, current_page: 1, last_page: 1, total_properties: data.length, counts, closed, blocked },
      };
    }),
    ...(
      ['confirmProperty', 'closeProperty', 'discardEdit', 'pauseProperty', 'resumeProperty', 'renewProperty'] as const
    ).map((name) =>
      mockCall(name, ({ params, language }: { params: { id: string }; language: FixtureLanguage }) => {
        const data = findAd(params.id, language);
        return data ? { code: 200 as const, data } : errorResponse('not_yours');
      }),
    ),
    mockCall('removeProperty', ({ params }) => {
      removedIds.add(params.id);
      return DONE;
    }),
    mockCall('getAdCounts', () => ({ data: { basic: 3, elite: 1, superior: 1, expires_at: null, has_plan: false } })),
    mockCall('getAdStatistics', ({ params, query, language }) => {
      const ad = findAd(params.id, language);
      return ad ? { data: adStatistics(ad.id, ad.address, query.days ?? 30) } : errorResponse('not_yours');
    }),
    mockCall('previewProperty', ({ params, language }) => {
      const card = findAd(params.id, language) ?? propertyCards(language).find(({ id }) => id === params.id);
      if (!card) return errorResponse('not_found');
      return { data: { ...toProperty(card, language), availability: card.availability } };
    }),
  ];
}
