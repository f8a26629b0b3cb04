import { isDeepStrictEqual } from 'node:util';
import { ACTIONS, FINISHINGS, PROPERTY_TYPES, type SortOption, writeArea } from '@mashrabiya/contract';
import { createRandom } from '@mashrabiya/demo-data';
import { NOW } from '@mashrabiya/demo-data/fixture';
import type { ListingFacts, ListingFilters } from '@mashrabiya/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LOG } from '../src/core/log.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { loadReference } from '../src/reference/repository/loadReference.ts';
import { MemorySearch } from '../src/search/MemorySearch.ts';
import { PostgresSearch } from '../src/search/repository/PostgresSearch.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { describeBothEngines } from './engines/describeEngines.ts';

const LISTING_COUNT = 1_500;
const MIX_COUNT = 120;
const TEXTS = [
  'شقة',
  'شقة في المعادي',
  'villa garden',
  'maadi',
  'القاهرة الجديده',
  'compund',
  'بلكونة واسعة',
  'xqzw',
  'شقه 3 غرف',
  'New Cairo flat',
  'مصيف بحر',
];
const SORTS: (SortOption | undefined)[] = ['date_desc', 'date_asc', 'price_asc', 'price_desc', undefined, undefined];

const random = createRandom(49);
const pick = <T>(choices: readonly T[]): T => choices[random.integer(0, choices.length - 1)] as T;
const sometimes = <T>(share: number, value: () => T): T | undefined =>
  random.integer(0, 99) < share * 100 ? value() : undefined;

/** Filters of which some fit a listing, so that narrow mixes have results too. */
function createFilters(listing: ListingFacts, features: readonly number[]): ListingFilters {
  const price = listing.price ?? 1_000_000;
  const filters: { [Name in keyof ListingFilters]: ListingFilters[Name] | undefined } = {
    action: sometimes(0.6, () => ACTIONS[listing.action]),
    type: sometimes(0.4, () => PROPERTY_TYPES[listing.category_id - 1]),
    subcategory_id: sometimes(0.2, () => listing.subcategory_id),
    gover: sometimes(0.3, () => listing.governorate_id),
    city: sometimes(0.3, () => [listing.city_id, random.integer(1, 300)]),
    min_price: sometimes(0.2, () => Math.round(price * 0.7)),
    max_price: sometimes(0.3, () => Math.round(price * 1.5)),
    max_monthly: sometimes(0.05, () => 60_000),
    bedrooms: sometimes(0.2, () => [Math.min(listing.bedrooms, 6), 6]),
    bathrooms: sometimes(0.1, () => [Math.min(listing.bathrooms, 6)]),
    min_size: sometimes(0.1, () => listing.size - 30),
    max_size: sometimes(0.2, () => listing.size + 50),
    min_storey: sometimes(0.05, () => 1),
    max_storey: sometimes(0.1, () => 8),
    min_completion_year: sometimes(0.05, () => 2015),
    finishing: sometimes(0.1, () => FINISHINGS[listing.finishing]),
    not_finishing: sometimes(0.05, () => 'unfinished' as const),
    not_orientation: sometimes(0.05, () => 'north' as const),
    payment: sometimes(0.1, () => pick(['cash', 'installment'] as const)),
    ranking: sometimes(0.05, () => 3 as const),
    features: sometimes(0.1, () => [pick(features)]),
    since: sometimes(0.05, () => new Date(NOW.getTime() - 10 * 86_400_000).toISOString()),
    box: sometimes(0.1, () => '29.9,31.1,30.2,31.6'),
    area: sometimes(0.05, () =>
      writeArea([
        { lat: 29.8, lng: 31 },
        { lat: 30.3, lng: 31 },
        { lat: 29.9, lng: 31.8 },
        { lat: 30.2, lng: 31.9 },
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

const sortById = (dots: readonly { id: string }[]) => dots.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describeBothEngines('The search in the database', (open) => {
  let database: OpenDatabase;
  let memory: MemorySearch;
  let postgres: PostgresSearch;
  let listings: ListingFacts[] = [];
  let featureIds: number[] = [];
  let now = NOW;

  beforeAll(async () => {
    database = await open();
    await seedDatabase(database.db, { count: LISTING_COUNT, now: NOW });
    await database.vacuum();
    const reference = await loadReference(database.db);
    memory = new MemorySearch(database.db, reference, () => now);
    postgres = new PostgresSearch(database.db, reference, { clock: () => now, log: NO_LOG });
    await postgres.build();
    const { rows } = await sql<{ id: string }>`select id from property where availability = 2 order by id`.execute(
      database.db,
    );
    listings = await memory.findByIds(rows.map(({ id }) => id));
    featureIds = [...reference.features.keys()];
  }, 120_000);
  afterAll(() => database.close());

  const createMix = () => createFilters(pick(listings), featureIds);

  it('knows the same listings', async () => {
    const all = { filters: {}, page: 1 };
    expect((await postgres.list(all)).total).toBe((await memory.list(all)).total);
    const ids = listings.slice(0, 50).map(({ id }) => id);
    expect(await postgres.findByIds(ids)).toEqual(await memory.findByIds(ids));
  });

  it('lists the same pages', async () => {
    for (let i = 0; i < MIX_COUNT; i++) {
      const query = {
        filters: createMix(),
        page: pick([1, 1, 2, 3]),
        ...Object.fromEntries(
          [
            ['sort', pick(SORTS)],
            ['text', sometimes(0.5, () => pick(TEXTS))],
            ['prefer', sometimes(0.2, () => pick(TEXTS))],
          ].filter(([, value]) => value !== undefined),
        ),
      };
      expect(await postgres.list(query), JSON.stringify(query)).toEqual(await memory.list(query));
    }
  }, 60_000);

  it('counts the same choices', async () => {
    for (let i = 0; i < MIX_COUNT / 2; i++) {
      const filters = createMix();
      const text = sometimes(0.2, () => pick(TEXTS)) ?? '';
      expect(await postgres.computeFacets(filters, text), JSON.stringify([filters, text])).toEqual(
        await memory.computeFacets(filters, text),
      );
    }
  }, 60_000);

  it('shows the same maps', async () => {
    for (let i = 0; i < MIX_COUNT / 2; i++) {
      const query = {
        filters: createMix(),
        text: sometimes(0.1, () => pick(TEXTS)) ?? '',
        zoom: random.integer(5, 15),
      };
      const view = await memory.buildMapView(query);
      expect(await postgres.buildMapView(query), JSON.stringify(query)).toEqual({
        ...view,
        clusters: view.clusters.map(({ lat, lng, ...cluster }) => ({
          ...cluster,
          // The sums of floating-point numbers depend on their order.
          lat: expect.closeTo(lat, 4),
          lng: expect.closeTo(lng, 4),
        })),
        dots: expect.toSatisfy((dots) => isDeepStrictEqual(sortById(dots), sortById(view.dots))),
      });
    }
  }, 60_000);

  it('finds the same nearest and similar listings', async () => {
    for (let i = 0; i < MIX_COUNT / 4; i++) {
      // All listings of a kind are compared: of more, only the newest and those that miss one filter.
      const { action, category_id } = pick(listings);
      const filters: ListingFilters = { ...createMix(), ...createMix(), action: ACTIONS[action], category_id };
      if ((filters.min_price ?? 0) > (filters.max_price ?? Infinity)) delete filters.min_price;
      expect(await postgres.findNearest(filters, '', 12), JSON.stringify(filters)).toEqual(
        await memory.findNearest(filters, '', 12),
      );
      const listing = pick(listings);
      expect(await postgres.findSimilar(listing, 8)).toEqual(await memory.findSimilar(listing, 8));
    }
  }, 60_000);

  it('suggests the same places and kinds', async () => {
    for (const text of ['maa', 'القاه', 'new', 'شق', 'villa', 'zayd', 'مراسي', 'mountain'])
      for (const language of ['ar', 'en'] as const)
        expect(await postgres.suggest(text, language), text).toEqual(await memory.suggest(text, language));
  });

  it('knows the same words, and whether filters have results', async () => {
    const [one, other] = [await postgres.loadWords(), await memory.loadWords()];
    for (const word of ['شقه', 'villa', 'xqzw', 'garden']) expect(one(word), word).toBe(other(word));
    for (let i = 0; i < 20; i++) {
      const filters = createMix();
      expect(await postgres.hasListings(filters)).toBe(await memory.hasListings(filters));
    }
  });

  it('compares prices in the same way', async () => {
    const [one, other] = [await postgres.getFigures(), await memory.getFigures()];
    for (const listing of listings.slice(0, 200))
      expect(one.getPriceContext(listing)).toEqual(other.getPriceContext(listing));
    expect(one.listBusiestCities()).toEqual(other.listBusiestCities());
  });

  it('follows changes', async () => {
    const [first, second] = listings;
    const change = (id: string | undefined, values: object) =>
      database.db
        .updateTable('property')
        .set({ ...values, updated_at: now })
        .where('id', '=', id ?? '')
        .execute();
    await change(first?.id, { availability: 3 });
    await change(second?.id, { price: 1_234_567, title_words: 'قصر نادر' });
    await postgres.refresh();
    now = new Date(now.getTime() + 2_000);
    const query = { text: 'قصر نادر', filters: {}, page: 1 };
    expect((await postgres.list(query)).listings[0]).toMatchObject({ id: second?.id, price: 1_234_567 });
    expect(await postgres.list(query)).toEqual(await memory.list(query));
    expect(await postgres.findByIds([first?.id ?? ''])).toEqual([]);
    const { version } = postgres;
    now = new Date(now.getTime() + 2_000);
    await postgres.current();
    expect(postgres.version).toBe(version);
  });
});
