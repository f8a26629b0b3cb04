import { parseBox, writeArea } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createProperty, propertyId } from './fixtures/properties.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('The map', (open) => {
  const api = createFixtureApi(open);
  const fetchMap = (query: string) => api.client.fetchAnswer('getMap', `/map?${query}`);

  it('shows listings at one point as one cluster, at every zoom', async () => {
    const { total_properties } = await api.client.fetchAnswer('listForSale', '/forsell');
    for (const zoom of [0, 6, 22]) {
      const view = await fetchMap(`action=forsell&box=29,30,31,32&zoom=${zoom}`);
      expect(view).toMatchObject({ total: total_properties, pins: [], dots: [] });
      expect(view.clusters).toMatchObject([{ lat: 30, lng: 31, total: total_properties }]);
      expect(parseBox(view.clusters[0]?.box ?? '')).toBeDefined();
      expect(parseBox(view.extent ?? '')).toBeDefined();
    }
  });

  it('shows separate listings as pins with their data', async () => {
    await insertProperties(api.database.db, [
      createProperty(3000, { days: 0, lat: 31.2, lng: 29.9, ranking: 3, coordinates_exact: false, price: null }),
      createProperty(3001, { days: 0, lat: 31.21, lng: 29.95, action: 1, price: 9_000 }),
    ]);
    api.advanceTime(5_000);
    const view = await fetchMap('box=31,29,32,30&zoom=11');
    expect(view).toMatchObject({
      total: 2,
      clusters: [],
      pins: [
        { id: propertyId(3000), lat: 31.2, lng: 29.9, price: null, action: 'forsell', ranking: 3, exact: false },
        { id: propertyId(3001), lat: 31.21, lng: 29.95, price: 9_000, action: 'forrent', ranking: 1, exact: true },
      ],
      dots: [],
    });
  });

  it('accepts every filter, a text and a drawn area', async () => {
    const area = encodeURIComponent(
      writeArea([
        { lat: 31.1, lng: 29.8 },
        { lat: 31.1, lng: 29.93 },
        { lat: 31.3, lng: 29.93 },
        { lat: 31.3, lng: 29.8 },
      ]),
    );
    expect((await fetchMap(`area=${area}`)).pins.map(({ id }) => id)).toEqual([propertyId(3000)]);
    expect((await fetchMap('box=31,29,32,30&action=forrent')).total).toBe(1);
    const searchAnswer = await api.client.search({ query: 'فيلا' });
    expect((await fetchMap(`query=${encodeURIComponent('فيلا')}`)).total).toBe(searchAnswer.total_properties);
    expect(await fetchMap('query=zzzzqqqq')).toEqual(await fetchMap(''));
  });

  it.each([
    ['an invalid box', 'box=1,2,3', 'invalid_field box'],
    ['a reversed box', 'box=31,29,30,30', 'invalid_field box'],
    ['a box outside the earth', 'box=-99,0,10,10', 'invalid_field box'],
    ['an invalid area', 'area=!!', 'invalid_field area'],
    ['an invalid zoom', 'zoom=near', 'invalid_number zoom'],
    ['a zoom above the maximum', 'zoom=99', 'invalid_number zoom'],
    ['an unknown parameter', 'page=2', 'unknown_field page'],
    ['a reversed range', 'min_price=5&max_price=4', 'invalid_range max_price'],
  ])('refuses %s', async (_, query, fault) => {
    expect(await api.client.fetchRefusal(`/map?${query}`)).toMatchObject({ status: 422, faults: [fault] });
  });
});
