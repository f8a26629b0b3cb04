import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LOG } from '../src/core/log.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import type { Tables } from '../src/db/schema.ts';
import { loadReference } from '../src/reference/repository/loadReference.ts';
import { MemorySearch } from '../src/search/MemorySearch.ts';
import { PostgresSearch } from '../src/search/repository/PostgresSearch.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { describePostgres } from './engines/describeEngines.ts';
import { NOW } from './fixtures/properties.ts';

const SEEDED_COUNT = 600;
const COPY_COUNT = 35;
/** Estimates above this are compared; the standard error of smaller ones is larger. */
const MIN_COMPARED = 1_500;
/** In more than 10,000 listings, but not in every title. */
const FREQUENT_WORD = 'bedrooms';
const MAX_RELATIVE_ERROR = 0.2;

/** Copies properties and their index rows, with other ids. */
async function copyListings(db: Kysely<Tables>, sourceIds: readonly string[], copy: number): Promise<void> {
  const copiedId = `md5(source.id::text || ${copy})::uuid`;
  for (const table of ['property', 'listing_search']) {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
      db,
    );
    const changes: Record<string, string> = {
      id: copiedId,
      bucket: `hashtext(${copiedId}::text) & 63`,
      changed_in: table === 'property' ? 'source.changed_in' : 'property.changed_in',
    };
    if (table === 'property') changes.pictures = `'[]'::json`;
    const names = rows.map(({ name }) => name);
    await sql`insert into ${sql.ref(table)} (${sql.raw(names.join(', '))})
      select ${sql.raw(names.map((name) => changes[name] ?? `source.${name}`).join(', '))}
      from ${sql.ref(table)} as source
      join property on property.id = ${sql.raw(table === 'property' ? 'source.id' : copiedId)}
      where source.id = any(${sourceIds}::text[]::uuid[])`.execute(db);
  }
}

describePostgres('Counts of more than 10,000 listings', (open) => {
  let database: OpenDatabase;
  let memory: MemorySearch;
  let postgres: PostgresSearch;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await seedDatabase(db, { count: SEEDED_COUNT, now: NOW });
    const reference = await loadReference(db);
    postgres = new PostgresSearch(db, reference, { clock: () => NOW, log: NO_LOG });
    await postgres.build();
    await database.vacuum();
    const sources = await db.selectFrom('property').select('id').execute();
    const sourceIds = sources.map(({ id }) => id);
    // One statement for all copies can exceed the statement timeout on a busy machine.
    for (let copy = 1; copy <= COPY_COUNT; copy++) await copyListings(db, sourceIds, copy);
    await database.vacuum();
    memory = new MemorySearch(db, reference, () => NOW);
  }, 120_000);
  afterAll(() => database.close());

  const expectNear = (estimate: number | undefined, exact: number, name: string) => {
    if (exact < MIN_COMPARED) return;
    expect(Math.abs((estimate ?? 0) / exact - 1), `${name}: ${estimate} of ${exact}`).toBeLessThan(MAX_RELATIVE_ERROR);
  };

  it('are estimated from a sample', async () => {
    const [estimate, exact] = [await postgres.computeFacets({}, ''), await memory.computeFacets({}, '')];
    expect(estimate).toMatchObject({ total: 10_001, is_estimated: true, best_removal: null });
    for (const name of ['action', 'type', 'gover', 'city', 'bedrooms', 'finishing', 'payment', 'features'] as const)
      for (const [choice, count] of Object.entries(exact[name]))
        expectNear((estimate[name] as Record<string, number>)[choice], count, `${name} ${choice}`);
  });

  it('have an exact total for a smaller part', async () => {
    const filters = { action: 'forrent', category_id: 1, min_price: 20_000 } as const;
    const exact = await memory.computeFacets(filters, '');
    expect(exact.total).toBeGreaterThan(100);
    const counts = await postgres.computeFacets(filters, '');
    expect(counts.total).toBe(exact.total);
  });

  it('are estimated on the map', async () => {
    const query = { filters: {}, text: '', zoom: 6 };
    const [view, exact] = [await postgres.buildMapView(query), await memory.buildMapView(query)];
    expect(view.total).toBe(10_001);
    expect(view.clusters.length).toBeGreaterThan(1);
    const sum = ({ clusters }: typeof view) => clusters.reduce((total, cluster) => total + cluster.total, 0);
    expectNear(sum(view), sum(exact), 'clusters');
  });

  it('leave lists exact up to page 500', async () => {
    const query = { filters: {}, page: 400 };
    const [list, exact] = [await postgres.list(query), await memory.list(query)];
    expect(list.total).toBe(10_001);
    expect(list.listings.map(({ id }) => id)).toEqual(exact.listings.map(({ id }) => id));
  });

  it('are listed by price across both actions, also when they are known to be many', async () => {
    const listIds = async (engine: MemorySearch | PostgresSearch, sort: 'price_asc' | 'price_desc', page: number) =>
      (await engine.list({ filters: {}, sort, page })).listings.map(({ id }) => id);
    for (const sort of ['price_asc', 'price_desc'] as const)
      for (const page of [1, 1, 350])
        expect(await listIds(postgres, sort, page)).toEqual(await listIds(memory, sort, page));
  });

  it('order the first by title, and show each once', async () => {
    const list = async (engine: MemorySearch | PostgresSearch, page: number) => {
      const { listings, total } = await engine.list({ text: FREQUENT_WORD, filters: {}, page });
      return { ids: listings.map(({ id }) => id), total };
    };
    expect(await list(postgres, 1)).toEqual({ ...(await list(memory, 1)), total: 10_001 });
    // The pages around the last one that is ordered by title.
    const pages = await Promise.all([9, 10, 11, 12, 13, 14, 15].map((page) => list(postgres, page)));
    const ids = pages.flatMap((page) => page.ids);
    expect(new Set(ids).size).toBe(7 * 20);
  });
});
