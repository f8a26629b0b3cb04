import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { MANY_PROPERTIES, NAMED_PROPERTIES } from './fixtures/properties.ts';
import { CITIES, PLACES, subcategoryId } from './fixtures/reference.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const activeListings = [...NAMED_PROPERTIES, ...MANY_PROPERTIES].filter(({ availability }) => availability === 2);

describeEngines('Facets', (open) => {
  const api = createFixtureApi(open);
  const fetchFacets = (query = '') => api.client.fetchAnswer('getFacets', `/facets${query}`);

  it('count every choice', async () => {
    const allFacets = await fetchFacets();
    expect(allFacets.total).toBe(activeListings.length);
    expect(allFacets.action.forsell + allFacets.action.forrent).toBe(activeListings.length);
    expect(allFacets.type).toMatchObject({ coastal: 1, land: 1, industrial: 0 });
    expect(allFacets.city[String(CITIES.shorouk.id)]).toBe(1);
    expect(allFacets.features).toMatchObject({ '3': 1 });
    expect(allFacets.best_removal).toBeNull();
  });

  it('match the lists after a choice', async () => {
    const query = '?action=forsell&type=housing&gover=1&max_price=9000000';
    const { total, city, bedrooms, finishing, subcategory_id } = await fetchFacets(query);
    const countListed = async (more: string) =>
      (await api.client.fetchAnswer('listForSale', `/forsell?type=housing&gover=1&max_price=9000000${more}`))
        .total_properties;
    expect(total).toBe(await countListed(''));
    expect(city[String(CITIES.maadi.id)]).toBe(await countListed(`&city=${CITIES.maadi.id}`));
    expect(bedrooms['6']).toBe(await countListed('&bedrooms=6'));
    expect(finishing.luxury).toBe(await countListed('&finishing=luxury'));
    const roofSubcategoryId = subcategoryId('housing', 'roof');
    expect(subcategory_id[String(roofSubcategoryId)]).toBe(await countListed(`&subcategory_id=${roofSubcategoryId}`));
  });

  it('ignore a filter for its own choices, with its dependent filters', async () => {
    const chosenFacets = await fetchFacets(`?gover=${PLACES.giza.id}&city=${CITIES.october.id}&action=forrent`);
    const rentFacets = await fetchFacets('?action=forrent');
    expect(chosenFacets.gover).toEqual(rentFacets.gover);
    expect(Object.keys(chosenFacets.city)).not.toContain(String(CITIES.maadi.id));
    expect(chosenFacets.action.forsell).toBeGreaterThan(0);
  });

  it('count within a text search', async () => {
    const { total_properties } = await api.client.search({ query: 'فيلا' });
    expect(await fetchFacets(`?query=${encodeURIComponent('فيلا')}`)).toMatchObject({ total: total_properties });
  });

  it('name the filter whose removal yields most results when nothing is left', async () => {
    const { total, best_removal } = await fetchFacets('?action=forrent&min_price=900000000');
    const { total_properties } = await api.client.fetchAnswer('listForRent', '/forrent');
    expect({ total, best_removal }).toEqual({ total: 0, best_removal: { filter: 'price', total: total_properties } });
    const words = await fetchFacets('?query=صيدلية&type=coastal');
    expect(words.total).toBe(0);
    expect(words.best_removal?.filter).toMatch(/query|type/);
  });

  it('refuse invalid values at their field', async () => {
    expect(await api.client.fetchRefusal('/facets?page=2')).toMatchObject({
      status: 422,
      faults: ['unknown_field page'],
    });
    expect(await api.client.fetchRefusal('/facets?box=1,2,3')).toMatchObject({
      status: 422,
      faults: ['invalid_field box'],
    });
    expect(await api.client.fetchRefusal('/facets?min_price=5&max_price=4')).toMatchObject({
      faults: ['invalid_range max_price'],
    });
    expect(await api.client.fetchRefusal('/facets?city=1,x')).toMatchObject({ faults: ['invalid_number city'] });
    expect(await api.client.fetchRefusal(`/facets?query=${'a'.repeat(201)}`)).toMatchObject({
      faults: ['text_too_long query'],
    });
  });
});
