import { MIN_SAMPLE, NEARBY_KM, PROPERTY_TYPES } from '@mashrabiya/contract';
import { createFixtureProperties } from '@mashrabiya/demo-data/fixture';
import { cities } from '@mashrabiya/reference';
import { describe, expect, it } from 'vitest';
import { ListingIndex } from '../listings/ListingIndex.ts';
import { ACTIVE, type IndexedListing } from '../listings/listing.ts';
import { active, index, reference } from '../listings/listings.fixture.ts';
import { buildAreaPrice, chooseKind } from './area.ts';
import { buildBuckets } from './buckets.ts';
import { buildMarket } from './buildMarket.ts';
import { listBusiestAreas, listNearbyAreas } from './busiestAreas.ts';
import { MarketCache } from './MarketCache.ts';
import { buildFigures, type MarketFigures } from './MarketFigures.ts';
import { Places } from './Places.ts';
import { SCOPES, type Scope } from './scopes.ts';
import { computeQuantile } from './statistics.ts';
import { buildTrend } from './trend.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LAND = PROPERTY_TYPES.indexOf('land') + 1;

describe('quantile', () => {
  it('interpolates between neighbours', () => {
    expect(computeQuantile([1, 2, 3, 10], 0.5)).toBe(2.5);
    expect(computeQuantile([1, 2, 3], 0.5)).toBe(2);
    expect(computeQuantile([7], 0.25)).toBe(7);
  });
});

describe('nearby areas', () => {
  const LINE_OF_CITIES = [...reference.cities.values()].map((city, place) => ({
    ...city,
    lat: 30,
    lng: 31 + place / 10,
  }));
  const spread = { ...reference, cities: new Map(LINE_OF_CITIES.map((city) => [city.id, city])) };
  const figures = buildFigures(index, new Places(spread), spread);
  const findPosition = (id: number) => LINE_OF_CITIES.findIndex((city) => city.id === id);

  it('are the nearest others with a price, within a distance', () => {
    for (const center of LINE_OF_CITIES) {
      const nearbyAreas = listNearbyAreas(center, figures, spread, 'en');
      const distances = nearbyAreas.map(({ city }) => Math.abs(findPosition(city) - findPosition(center.id)));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(distances.every((distance) => distance > 0 && distance * 9.6 <= NEARBY_KM)).toBe(true);
      expect(nearbyAreas.every(({ sample }) => sample >= MIN_SAMPLE)).toBe(true);
    }
    expect(LINE_OF_CITIES.some((centre) => listNearbyAreas(centre, figures, spread, 'en').length > 1)).toBe(true);
  });
});

describe('market figures', () => {
  const figures = buildFigures(index, new Places(reference), reference);
  type Listing = (typeof active)[number];
  const getGovernorate = ({ city_id }: Listing) => reference.cities.get(city_id)?.governorateId;
  /** All cities of the reference have the same coordinates. */
  const isNear: Record<Scope['area'], (listing: Listing, other: Listing) => boolean> = {
    city: (listing, other) => listing.city_id === other.city_id,
    nearby: () => true,
    governorate: (listing, other) => getGovernorate(listing) === getGovernorate(other),
  };
  const isLike = (listing: Listing, other: Listing, { kind, area }: Scope) =>
    listing.action === other.action &&
    listing.category_id === other.category_id &&
    (kind === 'type' ? listing.category_id !== LAND : listing.subcategory_id === other.subcategory_id) &&
    isNear[area](listing, other);

  it('match a plain median of the nearest similar listings', () => {
    for (const listing of active.slice(0, 300)) {
      const groups = SCOPES.map((scope) => ({
        scope,
        prices: active
          .flatMap((other) => (isLike(listing, other, scope) && other.price !== null ? [other.price / other.size] : []))
          .sort((a, b) => a - b),
      }));
      const first = groups.find(({ prices }) => prices.length >= MIN_SAMPLE);
      const context = figures.getPriceContext(listing);
      if (listing.price === null || !first) expect(context).toBeNull();
      else {
        const median = Math.max(1, Math.round(computeQuantile(first.prices, 0.5)));
        expect(context).toMatchObject({ median, sample: first.prices.length, ...first.scope });
        expect(context?.difference).toBeCloseTo(
          ((Math.round(listing.price / listing.size) - median) / median) * 100,
          -1,
        );
      }
    }
  });

  it('are undefined for too few listings', () => {
    const smallIndex = new ListingIndex(reference);
    const [firstListing] = active;
    if (!firstListing) throw new Error('There are no listings.');
    const listing = { ...firstListing, city_id: 1, action: 0, category_id: 1, price: 1_000_000, size: 100 } as const;
    const listings = Array.from({ length: MIN_SAMPLE }, (_, i) => ({ ...listing, id: `${i}` }));
    const getContext = () => buildFigures(smallIndex, new Places(reference), reference).getPriceContext(listing);
    smallIndex.update(listings.slice(1));
    expect(getContext()).toBeNull();
    smallIndex.update(listings);
    const expectedContext = { median: 10_000, sample: MIN_SAMPLE, difference: 0 };
    expect(getContext()).toEqual({ ...expectedContext, kind: 'subcategory', area: 'city', radius: null });
  });
});

describe('the figures of land', () => {
  const [firstListing] = active;
  if (!firstListing) throw new Error('There are no listings.');
  const [FARMLAND, PLOT] = [1, 2];
  const createParcel = (number: number, subcategory_id: number, perMetre: number): IndexedListing => ({
    ...firstListing,
    id: `land${number}`,
    city_id: 1,
    action: 0,
    category_id: LAND,
    subcategory_id,
    size: 1000,
    price: perMetre * 1000,
  });
  const plots = Array.from({ length: MIN_SAMPLE }, (_, number) => createParcel(number, PLOT, 12_000));
  const farms = Array.from({ length: MIN_SAMPLE }, (_, number) => createParcel(100 + number, FARMLAND, 400));
  const flats = plots.map((plot) => ({ ...plot, id: `flat${plot.id}`, category_id: 1 }));
  const buildFiguresWith = (...land: IndexedListing[]) => {
    const landIndex = new ListingIndex(reference);
    landIndex.update([...flats.slice(1), ...land]);
    return buildFigures(landIndex, new Places(reference), reference);
  };

  it('compare plots with plots, and farmland with farmland', () => {
    const figures = buildFiguresWith(...plots, ...farms);
    for (const listing of [...plots, ...farms])
      expect(figures.getPriceContext(listing)).toMatchObject({ difference: 0 });
  });

  it('have no comparison for farmland if only plots are listed', () => {
    const [farm] = farms;
    if (!farm) throw new Error('There is no farmland.');
    const figures = buildFiguresWith(...plots, farm);
    expect(figures.getPriceContext(farm)).toBeNull();
    expect(figures.getMedian(farm)).toBeNull();
    expect(buildMarket(farm, figures)).toBeNull();
  });

  it('include an area’s number of listings, and no median, range, trend or price', () => {
    const figures = buildFiguresWith(...plots, ...farms);
    const groups = figures.getGroups(1);
    const [land] = groups
      .filter(({ kind }) => kind.category_id === LAND)
      .map((group) => buildAreaPrice(group, reference));
    expect(land).toMatchObject({ type: 'land', on_offer: 2 * MIN_SAMPLE, sample: 2 * MIN_SAMPLE });
    expect(land).toMatchObject({ median: null, low: null, high: null });
    expect(chooseKind(groups, { type: 'land' }, reference)?.category_id).toBe(1);
    expect(listBusiestAreas(figures, reference, 'en')).toEqual([]);
  });
});

describe('the market of the seed', () => {
  const listings = createFixtureProperties(1500).filter(({ availability }) => availability === ACTIVE);
  const places = new Places({
    cities: new Map(cities.map((city) => [city.id, { ...city, governorateId: city.governorate.id }])),
  });
  const seeded = new ListingIndex(reference);
  seeded.update(
    listings.map(
      (listing) =>
        ({
          ...listing,
          listed_at: listing.created_at,
          installment: null,
          feature_ids: [],
          title_words: '',
          text_words: '',
        }) as IndexedListing,
    ),
  );
  const figures = buildFigures(seeded, places, reference);
  const contexts = listings.map((listing) =>
    figures.getPriceContext({ ...listing, action: listing.action === 0 ? 0 : 1 }),
  );

  it('has a comparison for four listings of five', () => {
    const share = contexts.filter((context) => context !== null).length / listings.length;
    console.info(`Homes of the seed with a price context: ${Math.round(share * 100)} %`);
    expect(share).toBeGreaterThanOrEqual(0.8);
  });
});

describe('MarketCache', () => {
  const [listing] = active;
  if (!listing) throw new Error('There are no listings.');

  it('recalculates figures only when listings have changed', () => {
    const smallIndex = new ListingIndex(reference);
    smallIndex.update(active);
    const market = new MarketCache(reference);
    const first = market.getFigures(smallIndex);
    expect(market.getFigures(smallIndex)).toBe(first);
    smallIndex.update([{ ...listing, availability: 3 }]);
    const next = market.getFigures(smallIndex);
    expect(next).not.toBe(first);
    const onOffer = (figures: MarketFigures) =>
      figures.getGroups(listing.city_id).reduce((sum, group) => sum + group.offerCount, 0);
    expect(onOffer(next)).toBe(onOffer(first) - 1);
    smallIndex.update([listing]);
    expect(onOffer(market.getFigures(smallIndex))).toBe(onOffer(first));
  });
});

describe('buildBuckets', () => {
  it.each([
    ['spread', Array.from({ length: 200 }, (_, i) => 20_000 + i * 137)],
    ['with outliers', [90, ...Array.from({ length: 98 }, (_, i) => 30_000 + i * 90), 4_000_000]],
    ['all alike', Array.from({ length: 20 }, () => 31_000)],
    ['of rents', Array.from({ length: 30 }, (_, i) => 40 + i * 3.3)],
    ['tiny', Array.from({ length: 12 }, (_, i) => 0.4 + i / 10)],
  ])('counts all prices, %s, in at most twelve equal parts', (_, prices) => {
    const buckets = buildBuckets(prices);
    expect(buckets.length).toBeGreaterThan(0);
    expect(buckets.length).toBeLessThanOrEqual(12);
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
    expect(new Set(buckets.map(({ from, to }) => to - from)).size).toBe(1);
    for (const [i, { from, to }] of buckets.entries()) {
      expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
      if (i > 0) expect(from).toBe(buckets[i - 1]?.to);
    }
  });

  it('puts a price at an edge into the next bucket', () => {
    const prices = Array.from({ length: 101 }, (_, i) => i * 100);
    const buckets = buildBuckets(prices);
    expect(buckets[1]).toEqual({ from: 1000, to: 2000, count: 10 });
  });
});

describe('buildTrend', () => {
  it('sorts ads into the months of Egypt', () => {
    const createAds = (count: number, at: string, price: number) =>
      Array.from({ length: count }, () => ({ created_at: new Date(at), price, size: 100 }));
    const months = buildTrend(
      [
        ...createAds(MIN_SAMPLE, '2026-10-31T22:00:00Z', 1_000_000),
        ...createAds(MIN_SAMPLE - 1, '2026-10-31T20:59:00Z', 2_000_000),
        ...createAds(9, '2025-11-30T23:00:00Z', 900_000),
        ...createAds(9, '2025-11-20T12:00:00Z', 1),
      ],
      NOW,
    );
    expect(months).toHaveLength(12);
    expect(months[11]).toEqual({ month: '2026-11', median: 10_000, sample: MIN_SAMPLE });
    expect(months[10]).toEqual({ month: '2026-10', median: null, sample: MIN_SAMPLE - 1 });
    expect(months[0]).toEqual({ month: '2025-12', median: 9000, sample: 9 });
    expect(months[5]).toEqual({ month: '2026-05', median: null, sample: 0 });
  });
});
