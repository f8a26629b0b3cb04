import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { NO_LOG } from '../src/core/log.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { NOW } from './fixtures/properties.ts';
import { createClient } from './support/client.ts';
import { createTestPorts } from './support/testPorts.ts';

const FOREIGN_SCRIPT = { ar: /[A-Za-z]/, en: /\p{Script=Arabic}/u } as const;
const CATEGORIES = [1, 2, 3, 4, 5];

let database: OpenDatabase;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  database = await openMigrated();
  await seedDatabase(database.db, { count: 50, now: NOW });
  client = createClient(createApi(await createServices(createTestPorts(database.db, () => NOW)), NO_LOG));
}, 60_000);
afterAll(() => database.close());

describe.each(['ar', 'en'] as const)('Reference data in %s', (language) => {
  const inLanguage: RequestInit = { headers: { 'accept-language': language } };
  const filterForeign = (names: readonly string[]) =>
    names.filter((name) => name === '' || FOREIGN_SCRIPT[language].test(name));

  it('names every place, type and kind in that language', async () => {
    const { data: categories } = await client.fetchAnswer('getCategories', '/categories', inLanguage);
    const { data: governorates } = await client.fetchAnswer('getGovernorates', '/gover', inLanguage);
    const { data: cities } = await client.fetchAnswer('getCities', '/cities', inLanguage);
    const namedEntries = [
      ...categories.flatMap((category) => [category, ...category.subcategories]),
      ...governorates.data.flatMap((governorate) => [governorate, ...governorate.cities]),
      ...cities.data,
    ];
    expect(filterForeign(namedEntries.map(({ name }) => name))).toEqual([]);
  });

  it.each(CATEGORIES)('names every feature of category %i in that language', async (id) => {
    const { data } = await client.fetchAnswer('getMainFeatures', `/main-features/${id}`, inLanguage);
    expect(data.length).toBeGreaterThan(0);
    expect(filterForeign(data.map(({ name }) => name))).toEqual([]);
  });

  it('names the features of a property in that language', async () => {
    const { allData } = await client.fetchAnswer('listForSale', '/forsell', inLanguage);
    const properties = await Promise.all(
      allData.map(({ id }) => client.fetchAnswer('getProperty', `/properties/${id}`, inLanguage)),
    );
    const features = properties.flatMap(({ data }) => data.features);
    expect(features.length).toBeGreaterThan(0);
    expect(filterForeign(features.map(({ name }) => name))).toEqual([]);
  });
});
