import { SIMILAR_COUNT } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { categoryId, FEATURES } from './fixtures/reference.ts';
import { inEnglish } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('A property and the filter data', (open) => {
  const api = createFixtureApi(open);

  it('shows a property with its features, seller and place', async () => {
    const { data } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(3)}`, inEnglish);
    expect(data).toMatchObject({
      id: propertyId(3),
      features: [
        { id: 1, name: 'Lift', arName: 'أسانسير' },
        { id: 2, name: 'Garden', arName: 'حديقة' },
      ],
      user: {
        id: SELLER.id,
        name: 'منى السيد',
        kind: 'owner',
        has_phone: true,
        rating: 4.5,
        active_from: '2024-03-01',
        reply_hours: null,
      },
      coordinates: { lat: 30, lng: 31, exact: true },
      ranking: 3,
      ad_type: 'superior',
      bedrooms: 6,
    });
    expect(data.description.length).toBeGreaterThan(20);
  });

  it('shows similar properties of the same action and category, the closest first, never itself', async () => {
    const { similar_properties } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(1)}`);
    expect(similar_properties).toHaveLength(SIMILAR_COUNT);
    expect(similar_properties.every((property) => property.action === 'forsell' && property.type === 'housing')).toBe(
      true,
    );
    expect(similar_properties.map(({ id }) => id)).not.toContain(propertyId(1));
    expect(similar_properties[0]).toMatchObject({ city_name: 'المعادي', subcategory_name: 'apartment' });
  });

  it('accepts an id in capitals', async () => {
    const { data } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(10).toUpperCase()}`);
    expect(data.id).toBe(propertyId(10));
  });

  it.each([
    ['an unknown property', `/properties/${propertyId(9999)}`, 404, 'not_found id'],
    ['a property under review', `/properties/${propertyId(11)}`, 404, 'not_found id'],
    ['an invalid id', '/properties/12', 422, 'invalid_id id'],
    ['an unknown category', '/main-features/77', 404, 'not_found categoryId'],
    ['an invalid category', '/main-features/one', 422, 'invalid_id categoryId'],
  ])('refuses %s', async (_, path, status, fault) => {
    expect(await api.client.fetchRefusal(path)).toMatchObject({ status, faults: [fault] });
  });

  it('returns settings as stored', async () => {
    const { data } = await api.client.fetchAnswer('getConfigurations', '/configurations');
    expect(data).toMatchObject({ maxprice: 90_000_000, maxsize: 1500, maxsizeland: 50_000 });
    expect(data.instagram).toMatch(/^https:/);
    expect(data.mapstyle).toBeNull();
    expect(data.appstores).toEqual({ ios: null, android: null });
    expect(data.bankrates.map(({ years }) => years)).toEqual([5, 10, 15, 20]);
    expect(data.bankrates.every(({ rate }) => rate > 0 && rate < 50)).toBe(true);
  });

  it('returns categories with their subcategories, in the user’s language', async () => {
    const { data } = await api.client.fetchAnswer('getCategories', '/categories', inEnglish);
    expect(data.map(({ type }) => type)).toEqual(['housing', 'commercial', 'coastal', 'industrial', 'land']);
    expect(data[2]).toMatchObject({ name: 'Category coastal' });
    expect(data[2]?.subcategories.map(({ slug }) => slug)).toContain('chalet');
    expect(data[2]?.subcategories.every(({ category_id }) => category_id === data[2]?.id)).toBe(true);
  });

  it('returns governorates with their cities, and all cities', async () => {
    const { data } = await api.client.fetchAnswer('getGovernorates', '/gover', inEnglish);
    const cities = await api.client.fetchAnswer('getCities', '/cities');
    expect(data.data.find(({ name }) => name === 'Giza')?.cities.map(({ name }) => name)).toEqual([
      'Mohandessin',
      '6th of October',
      'Sheikh Zayed',
    ]);
    expect(cities.data.data).toHaveLength(8);
    expect(cities.data.data[0]).toMatchObject({ name: 'المعادي', en_name: 'Maadi', ar_name: 'المعادي', gover_id: 1 });
  });

  it('returns the features of a category', async () => {
    const { data } = await api.client.fetchAnswer('getMainFeatures', `/main-features/${categoryId('coastal')}`);
    expect(data).toEqual([{ id: 3, name: FEATURES[2]?.ar, arName: FEATURES[2]?.ar }]);
  });
});
