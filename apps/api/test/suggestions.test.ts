import { expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createProperty, MANY_PROPERTIES, NAMED_PROPERTIES, NOW } from './fixtures/properties.ts';
import { CITIES, PLACES, subcategoryId } from './fixtures/reference.ts';
import { inEnglish } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const activeListings = [...NAMED_PROPERTIES, ...MANY_PROPERTIES].filter(({ availability }) => availability === 2);
const countInCity = ({ id }: { id: number }) => activeListings.filter(({ city_id }) => city_id === id).length;

describeEngines('Suggestions', (open) => {
  const api = createFixtureApi(open);
  const fetchSuggestions = (q: string, init?: RequestInit) =>
    api.client.fetchData('getSuggestions', `/suggestions?q=${encodeURIComponent(q)}`, init);
  const fetchSuggestedNames = async (q: string) => (await fetchSuggestions(q, inEnglish)).map(({ name }) => name);

  it('include a city with its governorate and number of listings', async () => {
    expect(await fetchSuggestions('المعا')).toEqual([
      {
        kind: 'city',
        city: CITIES.maadi.id,
        gover: PLACES.cairo.id,
        name: 'المعادي',
        gover_name: 'القاهرة',
        total: countInCity(CITIES.maadi),
      },
    ]);
    expect(await fetchSuggestions('المعا', inEnglish)).toMatchObject([{ name: 'Maadi', gover_name: 'Cairo' }]);
  });

  it.each([
    ['without its article', 'معاد', 'Maadi'],
    ['in the other script', 'maad', 'Maadi'],
    ['by another name', 'tagam', 'New Cairo'],
    ['in Arabic chat letters', 'tagamo3', 'New Cairo'],
    ['by phonetic spelling', 'mohandiseen', 'Mohandessin'],
    ['with a typo', 'zagzaig', 'Zagazig'],
    ['in Arabic digits', '٦', '6th of October'],
    ['by a later word', 'coast', 'North Coast'],
    ['folded', 'الاكتوبر'.replace('ال', ''), '6th of October'],
  ])('find a place %s', async (_, typed, name) => {
    expect(await fetchSuggestedNames(typed)).toContain(name);
  });

  it('include governorates, types and kinds', async () => {
    expect(await fetchSuggestions('القاه', inEnglish)).toMatchObject([
      { kind: 'governorate', gover: PLACES.cairo.id, name: 'Cairo' },
      { kind: 'city', city: CITIES.newCairo.id },
    ]);
    expect(await fetchSuggestions('شق', inEnglish)).toContainEqual({
      kind: 'type',
      type: 'housing',
      subcategory_id: subcategoryId('housing', 'apartment'),
      name: 'apartment',
      total: activeListings.filter(({ subcategory_id }) => subcategory_id === subcategoryId('housing', 'apartment'))
        .length,
    });
    expect(await fetchSuggestions('commerc', inEnglish)).toContainEqual(
      expect.objectContaining({ kind: 'type', type: 'commercial', subcategory_id: null }),
    );
  });

  it('include a development by name, with its listings', async () => {
    const textResults = await api.client.search({ query: 'مرواز بارك' });
    expect(textResults.total_properties).toBeGreaterThan(0);
    expect(await fetchSuggestions('مرو')).toEqual([
      { kind: 'compound', name: 'مرواز بارك', city_name: 'القاهرة الجديدة', total: textResults.total_properties },
    ]);
  });

  it('omit empty places, and are empty for unknown words', async () => {
    expect(await fetchSuggestions('لازورد')).toEqual([]);
    expect(await fetchSuggestions('')).toEqual([]);
    expect(await fetchSuggestions('xyzzyqwerty')).toEqual([]);
    expect(await fetchSuggestions('!!!')).toEqual([]);
  });

  it('are recounted within two seconds, and at once after a write on this node', async () => {
    const fetchSuggestedTotals = async () =>
      (await fetchSuggestions('north coast', inEnglish)).map((suggestion) => suggestion.total);
    const countBefore = countInCity(CITIES.northCoast);
    expect(await fetchSuggestedTotals()).toEqual([countBefore]);
    await insertProperties(api.database.db, [createProperty(700, { days: 0, place: 'northCoast', updated_at: NOW })]);
    api.advanceTime(2_000);
    expect(await fetchSuggestedTotals()).toEqual([countBefore + 1]);
    await insertProperties(api.database.db, [createProperty(701, { days: 0, place: 'northCoast', updated_at: NOW })]);
    await api.services.listings.refresh();
    expect(await fetchSuggestedTotals()).toEqual([countBefore + 2]);
  });

  it('refuse a missing, a long and an unknown field', async () => {
    expect(await api.client.fetchRefusal('/suggestions')).toMatchObject({ status: 422, faults: ['required_field q'] });
    expect(await api.client.fetchRefusal(`/suggestions?q=${'a'.repeat(201)}`)).toMatchObject({
      status: 422,
      faults: ['text_too_long q'],
    });
    expect(await api.client.fetchRefusal('/suggestions?q=a&x=1')).toMatchObject({
      status: 422,
      faults: ['unknown_field x'],
    });
  });
});
