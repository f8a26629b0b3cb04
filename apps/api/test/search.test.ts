import { describe, expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createProperty, NAMED_PROPERTIES, NOW, propertyId } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const NAMED_IDS = new Set(NAMED_PROPERTIES.map(({ id }) => id));

describeBothEngines('Search', (open) => {
  const api = createFixtureApi(open);
  /** Numbers of the named listings among the first results, and if a text was corrected. */
  const searchNumbers = async (query: string) => {
    const { allData, corrected } = await api.client.search({ query });
    const numbers = allData.filter(({ id }) => NAMED_IDS.has(id)).map(({ id }) => Number.parseInt(id.slice(-4), 16));
    return { numbers, corrected };
  };

  describe('normalises input', () => {
    it.each([
      ['ta marbuta and ha', 'صيدليه', 7],
      ['alef forms and a missing hamza', 'اراضى زراعيه', 8],
      ['diacritics and tatweel', 'شـــالِيه', 6],
      ['Arabic digits', '٦ أكتوبر', 5],
      ['Persian digits', '۶ اكتوبر', 5],
      ['direction marks', '\u200fالشروق\u200e', 4],
      ['the article of a place', 'شروق', 4],
      ['an article with a preposition', 'بالشروق', 4],
      ['capitals', 'SHOROUK', 4],
      ['an unfinished last word', 'شالي', 6],
      ['an unfinished word behind the article', 'الشرو', 4],
    ])('%s', async (_, query, number) => {
      expect((await searchNumbers(query)).numbers).toContain(number);
    });
  });

  describe('matches other scripts and spellings', () => {
    it.each([
      ['Mohandiseen', 2],
      ['Mohandseen', 2],
      ['el mohandesin', 2],
      ['Tagamoa', 3],
      ['El Tagamo3', 3],
      ['elshorouk', 4],
      ['Shorok', 4],
      ['6 october', 5],
      ['sixth of oktober', 5],
      ['oktober', 5],
      ['sahel', 6],
      ['pharmacy zayed', 7],
      ['studio', 5],
      ['chalet', 6],
      ['apartment maadi', 1],
      ['villa for sale', 3],
      ['mirwaz', 9],
      ['appartmnt', 1],
      ['chalett', 6],
      ['ستوديوو', 5],
      ['فيلا', 4],
      ['شقة', 10],
      ['زايد', 7],
      ['sheikh zayed', 7],
      ['agricultural land', 8],
    ])('%s', async (query, number) => {
      const { numbers } = await searchNumbers(query);
      expect(numbers).toContain(number);
    });

    it('distinguishes places that sound alike', async () => {
      const { allData } = await api.client.search({ query: 'shorouk' });
      expect(new Set(allData.map(({ city }) => city))).toEqual(new Set([CITIES.shorouk.id]));
    });
  });

  describe('corrects a typo and reports it', () => {
    it.each([
      ['التجمغ', 'التجمع', 3],
      ['للايزار', 'ايجار', 5],
      ['agriculdural', 'agricultural', 8],
      ['pharmcay zayed', 'pharmacy zayed', 7],
    ])('%s', async (query, corrected, number) => {
      const result = await searchNumbers(query);
      expect(result.numbers).toContain(number);
      expect(result.corrected).toBe(corrected);
    });

    it('keeps known words', async () => {
      expect((await searchNumbers('شقة المعادي')).corrected).toBeNull();
    });

    it.each(['xyzzyqwerty', '!!!', 'قققققققق', 'xyzzyqwerty قققققققق'])('excludes no listing for %s', async (query) => {
      const allResults = await api.client.search({});
      expect(await api.client.search({ query })).toEqual({ ...allResults, unused: query.split(' ') });
      const furnished = { finishing: 'furnished' };
      const { total_properties } = await api.client.search({ data: furnished });
      expect(await api.client.search({ query, data: furnished })).toMatchObject({ total_properties });
    });
  });

  it('ranks paid ads first, then matches in title or place, then the newest', async () => {
    const createListing = (number: number, days: number, overrides: object) =>
      createProperty(number, { days, place: 'zagazig', ...overrides });
    await insertProperties(api.database.db, [
      createListing(901, 1, { description_ar: 'كلام عن الزعفران في الوصف', updated_at: NOW }),
      createListing(902, 3, { address_ar: 'عنوان فيه كلمة الزعفران', updated_at: NOW }),
      createListing(903, 2, { address_ar: 'عنوان آخر فيه الزعفران', updated_at: NOW }),
      createListing(904, 9, { description_ar: 'الزعفران في الوصف وحده', ranking: 3, updated_at: NOW }),
    ]);
    api.advanceTime(2_000);
    const { allData } = await api.client.search({ query: 'زعفران' });
    expect(allData.map(({ id }) => id)).toEqual([904, 903, 902, 901].map(propertyId));
    const newest = await api.client.search({ query: 'زعفران', sort_date: 'desc' });
    expect(newest.allData.map(({ id }) => id)).toEqual([901, 903, 902, 904].map(propertyId));
  });

  it('ignores a word without matches, and reports it', async () => {
    const maadi = await api.client.search({ query: 'شقة المعادي' });
    const searchAnswer = await api.client.search({ query: 'شقة xyzzyqwerty المعادي' });
    expect(maadi).toMatchObject({ unused: [] });
    expect(searchAnswer).toMatchObject({ total_properties: maadi.total_properties, unused: ['xyzzyqwerty'] });
    const { total } = await api.client.fetchAnswer('getFacets', '/facets?query=xyzzyqwerty%20شقة%20المعادي');
    expect(total).toBe(maadi.total_properties);
  });

  it('ignores words without matches among the preceding ones', async () => {
    const { total_properties } = await api.client.search({ query: 'صيدلية' });
    const searchAnswer = await api.client.search({ query: 'صيدلية شاليه' });
    expect(searchAnswer).toMatchObject({ total_properties, unused: ['شاليه'] });
  });

  it('ranks listings with preferred words first, without excluding others', async () => {
    const createListing = (number: number, days: number, overrides: object) =>
      createProperty(number, { days, place: 'zagazig', ...overrides });
    await insertProperties(api.database.db, [
      createListing(921, 1, { address_ar: 'بيت المرجان', updated_at: NOW }),
      createListing(922, 2, { address_ar: 'بيت المرجان الهادي', updated_at: NOW }),
      createListing(923, 3, { address_ar: 'بيت المرجان', description_ar: 'هادي ومشمس', updated_at: NOW }),
      createListing(924, 0, { address_ar: 'بيت المرجان', ranking: 3, updated_at: NOW }),
    ]);
    api.advanceTime(2_000);
    const listOrder = async (body: object) => {
      const { allData, unused } = await api.client.search({ query: 'المرجان', ...body });
      return { homes: allData.map(({ id }) => Number.parseInt(id.slice(-4), 16)), unused };
    };
    expect(await listOrder({ prefer: 'مشمس هادي' })).toEqual({ homes: [923, 922, 924, 921], unused: [] });
    expect(await listOrder({ prefer: 'زعفرانية هادي' })).toEqual({ homes: [922, 923, 924, 921], unused: ['زعفرانية'] });
    expect(await listOrder({ prefer: 'مشمس', sort_date: 'desc' })).toEqual({ homes: [924, 921, 922, 923], unused: [] });
    // A negated word ranks nothing higher.
    expect(await listOrder({ prefer: 'من غير مشمس' })).toEqual({ homes: [924, 921, 922, 923], unused: ['غير مشمس'] });
  });

  it('excludes listings by finishing', async () => {
    const allResults = await api.client.search({});
    const unfurnished = await api.client.search({ data: { not_finishing: 'furnished' } });
    const furnished = await api.client.search({ data: { finishing: 'furnished' } });
    expect(unfurnished.total_properties).toBe(allResults.total_properties - furnished.total_properties);
    expect(furnished.total_properties).toBeGreaterThan(0);
  });

  it('combines a text with filters and counts exactly', async () => {
    const allResults = await api.client.search({ query: 'شقة' });
    const rent = await api.client.search({ query: 'شقة', data: { action: 'forrent' } });
    const sale = await api.client.search({ query: 'شقة', data: { action: 'forsell' } });
    expect(rent.total_properties + sale.total_properties).toBe(allResults.total_properties);
    const narrowed = await api.client.search({
      query: 'شقة',
      data: { action: 'forsell', gover: 1, max_price: 3_000_000 },
    });
    expect(narrowed.allData.every((found) => found.gover === 1 && (found.price ?? 0) <= 3_000_000)).toBe(true);
    expect(narrowed.total_properties).toBeLessThan(sale.total_properties);
  });

  it('accepts the page from the query string, the body, or both if they agree', async () => {
    const second = await api.client.search({ page: 2 });
    expect(second.current_page).toBe(2);
    expect(await api.client.search({}, 'ar', '?page=2')).toEqual(second);
    expect(await api.client.search({ page: '2' }, 'ar', '?page=2')).toEqual(second);
  });

  it('lists both actions for an empty text', async () => {
    const { total_properties } = await api.client.search({ query: '  ' });
    const sale = await api.client.fetchAnswer('listForSale', '/forsell');
    const rent = await api.client.fetchAnswer('listForRent', '/forrent');
    expect(total_properties).toBe(sale.total_properties + rent.total_properties);
  });
});
