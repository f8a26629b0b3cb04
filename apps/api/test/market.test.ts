import { MIN_SAMPLE, NEARBY_AREA_COUNT } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createProperty, propertyId } from './fixtures/properties.ts';
import { inEnglish } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('Prices in context', (open) => {
  const api = createFixtureApi(open);

  it('appear on cards and pages: per m², beside the median of similar listings', async () => {
    const { allData } = await api.client.fetchAnswer('listForSale', '/forsell?city=1&type=housing&sort_price=asc');
    const priced = allData.filter(({ price }) => price !== null);
    expect(priced.length).toBeGreaterThan(0);
    for (const { price, size, price_per_m2, price_context } of priced) {
      const perMetre = Math.round((price ?? 0) / size);
      expect(price_per_m2).toBe(perMetre);
      expect(price_context?.sample).toBeGreaterThanOrEqual(MIN_SAMPLE);
      const median = price_context?.median ?? 0;
      expect(price_context?.difference).toBe(Math.round(((perMetre - median) / median) * 100));
    }
    const [card] = priced;
    const { data: page } = await api.client.fetchAnswer('getProperty', `/properties/${card?.id}`);
    expect(page.price_context).toEqual(card?.price_context);
    const { data } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(1)}`);
    expect(data).toMatchObject({
      price_per_m2: 25_000,
      price_context: { kind: 'subcategory', area: 'nearby', radius: 10 },
    });
    expect(data.confirmed_at).toBe('2026-11-19T12:00:00.000Z');
  });

  it('are omitted without a price or with too few listings', async () => {
    const { data: unpricedListing } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(6)}`);
    expect(unpricedListing).toMatchObject({ price_per_m2: null, price_context: null });
    const { data: rareListing } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(8)}`);
    expect(rareListing).toMatchObject({ price_per_m2: 500, price_context: null });
    for (const number of [6, 8]) {
      expect(await api.client.fetchAnswer('getMarket', `/properties/${propertyId(number)}/market`)).toEqual({
        data: null,
      });
    }
  });

  it('show the median of similar listings before a price is entered, unless too few', async () => {
    const { data: property } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(1)}`);
    const { city, category_id, subcategory_id, action, price_context } = property;
    const query = `city=${city}&category_id=${category_id}&subcategory_id=${subcategory_id}&action=${action}`;
    const { difference: _, ...like } = price_context ?? { difference: 0 };
    expect(await api.client.fetchData('getPriceMedian', `/market/price?${query}`)).toEqual(like);
    const { data: rare } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(8)}`);
    const rareQuery = `city=${rare.city}&category_id=${rare.category_id}&subcategory_id=${rare.subcategory_id}&action=${rare.action}`;
    expect(await api.client.fetchData('getPriceMedian', `/market/price?${rareQuery}`)).toBeNull();
    expect((await api.client.fetchRefusal('/market/price?city=x', {})).status).toBe(422);
  });

  it('show the distribution of similar listings', async () => {
    const { data } = await api.client.fetchAnswer('getMarket', `/properties/${propertyId(1)}/market`);
    expect(data?.price_per_m2).toBe(25_000);
    expect(data?.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(data?.context.sample);
    expect(data?.buckets.length).toBeLessThanOrEqual(12);
  });

  it('fill the page of an area', async () => {
    const { data } = await api.client.fetchAnswer('getArea', '/areas/1', inEnglish);
    const sale = await api.client.fetchAnswer('listForSale', '/forsell?city=1&sort_date=desc');
    const rent = await api.client.fetchAnswer('listForRent', '/forrent?city=1');
    expect(data).toMatchObject({ city: 1, name: 'Maadi', gover: 1, gover_name: 'Cairo', lat: 30, lng: 31 });
    expect(data.on_offer).toEqual({ forsell: sale.total_properties, forrent: rent.total_properties });
    expect(data.prices.map(({ action, type }) => `${action} ${type}`)).toEqual(['forsell housing', 'forrent housing']);
    const [housing] = data.prices;
    expect(housing?.on_offer).toBe(sale.total_properties);
    expect(housing?.sample).toBeLessThan(sale.total_properties);
    expect((housing?.low ?? 0) < (housing?.median ?? 0) && (housing?.median ?? 0) < (housing?.high ?? 0)).toBe(true);
    expect(data.newest).toHaveLength(8);
    expect(data.newest[0]?.id).toBe(propertyId(1));
    expect(data.newest.every(({ city }) => city === 1)).toBe(true);
  });

  it('show a year’s trend with expired listings, and without those never listed', async () => {
    const insertPast = (number: number, overrides: object) =>
      createProperty(number, { days: 100, place: 'shorouk', kind: 'villa', size: 100, ...overrides });
    const insertMany = (first: number, count: number, overrides: object) =>
      Array.from({ length: count }, (_, i) => insertPast(first + i, overrides));
    await insertProperties(api.database.db, [
      ...insertMany(2000, 10, { availability: 3, price: 4_000_000 }),
      ...insertMany(2020, 30, { availability: 1, price: 90_000_000 }),
      ...insertMany(2060, 2, { availability: 3, price: null }),
      ...insertMany(2070, 9, { availability: 3, price: 1_000_000, days: 500 }),
    ]);
    const { data } = await api.client.fetchAnswer('getArea', '/areas/3');
    expect(data.trend).toMatchObject({ action: 'forsell', type: 'housing' });
    expect(data.trend?.months).toHaveLength(12);
    expect(data.trend?.months.find(({ month }) => month === '2026-08')).toEqual({
      month: '2026-08',
      median: 40_000,
      sample: 10,
    });
    expect(data.trend?.months.at(-1)).toEqual({ month: '2026-11', median: null, sample: 1 });
    expect(data.prices).toEqual([
      { action: 'forsell', type: 'housing', median: null, low: null, high: null, sample: 1, on_offer: 1 },
    ]);
  });

  it.each([
    ['?action=forrent&type=housing', 'forrent'],
    ['?action=forrent', 'forrent'],
    ['?type=housing', 'forsell'],
    // No such listing is on offer, so the trend shows the default kind.
    ['?action=forrent&type=land', 'forsell'],
  ])('show the trend of the requested kind: %s', async (query, action) => {
    const { data } = await api.client.fetchAnswer('getArea', `/areas/1${query}`);
    expect(data.trend).toMatchObject({ action, type: 'housing' });
  });

  it('have no trend without listings', async () => {
    const { db } = api.database;
    const updated_at = api.services.clock();
    await db.updateTable('property').set({ availability: 3, updated_at }).where('id', '=', propertyId(6)).execute();
    api.advanceTime(60_000);
    const { data } = await api.client.fetchAnswer('getArea', '/areas/7');
    expect(data).toMatchObject({ on_offer: { forsell: 0, forrent: 0 }, prices: [], trend: null, newest: [] });
    // All cities of the fixtures are in one place.
    expect(data.nearby).toEqual((await api.client.fetchData('getBusiestAreas', '/areas')).slice(0, NEARBY_AREA_COUNT));
  });

  it('show the prices of the busiest areas, unless too few', async () => {
    const { data } = await api.client.fetchAnswer('getBusiestAreas', '/areas', inEnglish);
    const { data: maadi } = await api.client.fetchAnswer('getArea', '/areas/1', inEnglish);
    const housing = maadi.prices.find(({ action }) => action === 'forsell');
    expect(data[0]).toEqual({
      city: 1,
      name: 'Maadi',
      gover_name: 'Cairo',
      on_offer: maadi.on_offer.forsell + maadi.on_offer.forrent,
      type: 'housing',
      median: housing?.median,
      sample: housing?.sample,
    });
    expect(data.map(({ on_offer: offered }) => offered)).toEqual(
      data.map(({ on_offer: offered }) => offered).sort((a, b) => b - a),
    );
    // The villa of Shorouk has no similar listing.
    expect(data.every(({ city, sample }) => sample >= MIN_SAMPLE && city !== 3)).toBe(true);
  });

  it.each([
    ['an unknown place', '/areas/999', 404, 'not_found cityId'],
    ['an invalid place', '/areas/maadi', 422, 'invalid_id cityId'],
    ['an invalid kind', '/areas/1?type=castle', 422, 'invalid_choice type'],
    ['a number that is too long', '/areas/12345678901', 422, 'invalid_id cityId'],
  ])('refuse %s', async (_, path, status, fault) => {
    expect(await api.client.fetchRefusal(path)).toMatchObject({ status, faults: [fault] });
  });
});
