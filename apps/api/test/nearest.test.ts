import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { CITIES, PLACES } from './fixtures/reference.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('Nearest listings to an empty result', (open) => {
  const api = createFixtureApi(open);
  const findNearest = (query: string) => api.client.fetchData('getNearest', `/nearest?${query}`);

  it('are cards with their differences, those in the place first', async () => {
    const { allData } = await api.client.fetchAnswer('listForSale', `/forsell?type=housing&city=${CITIES.maadi.id}`);
    const [highestPrice = 0] = allData.map(({ price }) => price ?? 0).sort((a, b) => b - a);
    const minPrice = Math.round(highestPrice * 1.1);
    const query = `action=forsell&type=housing&gover=${PLACES.cairo.id}&city=${CITIES.maadi.id}&min_price=${minPrice}`;
    expect((await api.client.fetchAnswer('getFacets', `/facets?${query}`)).total).toBe(0);
    const properties = await findNearest(query);
    expect(properties.length).toBeGreaterThan(0);
    const [first] = properties;
    expect(first?.home).toMatchObject({ action: 'forsell', type: 'housing', city: CITIES.maadi.id, is_loved: false });
    expect(first?.differences).toEqual([{ filter: 'price', by: (first?.home.price ?? 0) - minPrice }]);
  });

  it('refuse invalid values', async () => {
    expect(await api.client.fetchRefusal('/nearest?page=2')).toMatchObject({
      status: 422,
      faults: ['unknown_field page'],
    });
  });
});
