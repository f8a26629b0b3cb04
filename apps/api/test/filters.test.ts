import { writeArea } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createProperty, NOW, propertyId } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const HOUR_MS = 3_600_000;

describeEngines('Filters by place, floors, features and time', (open) => {
  const api = createFixtureApi(open);
  const searchNumbers = async (query: string) => {
    const { allData } = await api.client.fetchAnswer('listForSale', `/forsell?${query}`);
    return allData.map(({ id }) => Number.parseInt(id.slice(-4), 16)).sort((a, b) => a - b);
  };
  const countListings = async (query: string) =>
    (await api.client.fetchAnswer('listForSale', `/forsell?${query}`)).total_properties;

  it('start with listings on the map', async () => {
    const createListing = (number: number, lat: number | null, lng: number | null, overrides: object = {}) =>
      createProperty(number, { days: 0.5, place: 'shorouk', lat, lng, updated_at: NOW, ...overrides });
    await insertProperties(api.database.db, [
      createListing(801, 27.1, 33.8, { floors: 3, feature_ids: [1], storey: 0, completion_year: 2028, orientation: 0 }),
      createListing(802, 27.3, 33.8, {
        floors: 7,
        feature_ids: [1, 2],
        storey: 6,
        building_storeys: 12,
        completion_year: 2014,
      }),
      createListing(803, 27.3, 33.6, { feature_ids: [] }),
      createListing(804, null, null, { coordinates_exact: false }),
    ]);
    api.advanceTime(2_000);
    expect(await countListings(`city=${CITIES.shorouk.id}`)).toBe(5);
  });

  it('find listings in any of several cities', async () => {
    const totalsByCity = await Promise.all(
      [CITIES.maadi.id, CITIES.zagazig.id].map((id) => countListings(`city=${id}`)),
    );
    const joinedTotal = await countListings(`city=${CITIES.maadi.id},${CITIES.zagazig.id},${CITIES.maadi.id}`);
    expect(joinedTotal).toBe(totalsByCity.reduce((sum, count) => sum + count, 0));
  });

  it('find listings in a box', async () => {
    expect(await searchNumbers('box=27,33.7,27.2,33.9')).toEqual([801]);
    expect(await searchNumbers('box=27,33.5,27.4,33.9')).toEqual([801, 802, 803]);
    expect(await searchNumbers('box=-1,-1,1,1')).toEqual([]);
  });

  it('place a listing without coordinates at its city', async () => {
    expect(await searchNumbers(`box=29.9,30.9,30.1,31.1&city=${CITIES.shorouk.id}`)).toContain(804);
  });

  it('find listings in a drawn area', async () => {
    const triangle = writeArea([
      { lat: 27, lng: 33.9 },
      { lat: 27.5, lng: 33.9 },
      { lat: 27.5, lng: 33.7 },
    ]);
    expect(await searchNumbers(`area=${encodeURIComponent(triangle)}`)).toEqual([802]);
  });

  it('find listings by storey, year and orientation, omitting those without a value', async () => {
    const boxQuery = 'box=27,33.5,27.4,33.9';
    expect(await searchNumbers(`min_storey=1&${boxQuery}`)).toEqual([802]);
    expect(await searchNumbers(`min_storey=0&max_storey=0&${boxQuery}`)).toEqual([801]);
    expect(await searchNumbers(`max_completion_year=2026&${boxQuery}`)).toEqual([802]);
    expect(await searchNumbers(`min_completion_year=1&${boxQuery}`)).toEqual([801, 802]);
    expect(await searchNumbers(`orientation=north&${boxQuery}`)).toEqual([801]);
    expect(await searchNumbers(`not_orientation=north&${boxQuery}`)).toEqual([]);
    const facets = await api.client.fetchAnswer('getFacets', `/facets?${boxQuery}`);
    expect([facets.storey, facets.completion_year]).toEqual([
      { 0: 1, 6: 1 },
      { 2014: 1, 2028: 1 },
    ]);
    expect(facets.orientation).toMatchObject({ north: 1, south: 0 });
  });

  it('find listings by floors, the last choice meaning that many or more', async () => {
    expect(await searchNumbers('floors=3&box=27,33.5,27.4,33.9')).toEqual([801]);
    expect(await searchNumbers('floors=6&box=27,33.5,27.4,33.9')).toEqual([802]);
  });

  it('find listings with all of the features', async () => {
    expect(await searchNumbers('features=1&box=27,33.5,27.4,33.9')).toEqual([801, 802]);
    expect(await searchNumbers('features=1,2&box=27,33.5,27.4,33.9')).toEqual([802]);
    expect(await countListings('features=1,3')).toBe(0);
    expect(await countListings('features=999')).toBe(0);
  });

  it('find listings advertised after a given time', async () => {
    const since = new Date(NOW.getTime() - 13 * HOUR_MS).toISOString();
    expect(await searchNumbers(`since=${since}`)).toEqual([801, 802, 803, 804]);
    const { allData } = await api.client.fetchAnswer('listForSale', '/forsell?sort_date=desc');
    expect(await searchNumbers(`since=${allData[0]?.created_at}`)).toEqual([]);
  });

  it.each([
    ['box=1,2,3', 'invalid_field box'],
    ['box=3,2,1,4', 'invalid_field box'],
    ['box=91,2,92,4', 'invalid_field box'],
    ['area=x', 'invalid_field area'],
    ['since=yesterday', 'invalid_field since'],
    ['features=x', 'invalid_number features'],
    ['floors=7', 'invalid_number floors'],
    [`city=${Array.from({ length: 31 }, (_, i) => i + 1).join(',')}`, 'invalid_field city'],
  ])('refuse %s', async (query, fault) => {
    expect(await api.client.fetchRefusal(`/forsell?${query}`)).toMatchObject({ status: 422, faults: [fault] });
  });

  it('return the place and the last confirmation', async () => {
    const [facts] = await api.services.listings.findByIds([propertyId(801)]);
    expect(facts).toMatchObject({ lat: 27.1, lng: 33.8, coordinates_exact: true, floors: 3 });
    expect(facts?.confirmed_at).toEqual(new Date(NOW.getTime() - 12 * HOUR_MS));
  });
});
