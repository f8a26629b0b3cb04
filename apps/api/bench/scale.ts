import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ACTIVE } from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import { atMost, type BenchRow, formatTable } from '../../../bench/row.ts';
import { openPostgres } from '../src/db/openDatabase.ts';
import type { Tables } from '../src/db/schema.ts';
import { readIndexState } from '../src/search/repository/SearchIndexer.ts';
import type { SearchEngine } from '../src/search/searchEngines.ts';
import { startPostgres } from '../test/engines/postgresServer.ts';
import { encodeRequest, KeepAliveClient } from './keepAliveClient.ts';
import { computeQuantile, measureLatencies } from './load.ts';
import { buildMapRequests } from './mapRequests.ts';
import { type RunningProgram, startProgram, stopProgram } from './program.ts';
import { buildFilteredRequests, buildListRequests, buildPath, buildSearchRequests } from './requests.ts';
import { buildFacetRequests, buildSentenceRequests, buildSuggestionRequests } from './searchRequests.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const MIXES = {
  lists: buildListRequests,
  filters: buildFilteredRequests,
  words: buildSearchRequests,
  sentences: buildSentenceRequests,
  facets: buildFacetRequests,
  maps: buildMapRequests,
  suggestions: buildSuggestionRequests,
};
const WARM_UP = 100;
const MEASURED_REQUESTS = 400;
const BULK_ROWS = 100_000;
const BULK_MS = 15_000;
const POLL_MS = 25;
const VISIBILITY_SAMPLES = 10;
const MAX_PAUSE_MS = 1_000;
const INDEX_POLL_MS = 1_000;

const SEEDED_PROPERTIES = 10_000;
// As `npm start` runs a node.
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', PORT: '0', DATA_DIR: join(tmpdir(), 'mashrabiya-scale'), FFMPEG: 'none' };

type Figures = Record<string, number>;

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const readMemory = ({ process: { pid } }: RunningProgram): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const round = (value: number): number => Number(value.toPrecision(3));

const CHANGED_COLUMNS: Record<string, string> = {
  // A hash with the version and variant of a UUID, which the API checks.
  id: "overlay(overlay(md5(source.id::text || copy) placing '7' from 13) placing '8' from 17)::uuid",
  price: 'round(source.price * (0.8 + 0.4 * random()))',
  size: 'greatest(1, source.size + floor(20 * random())::integer)',
  lat: 'source.lat + 0.02 * (random() - 0.5)',
  lng: 'source.lng + 0.02 * (random() - 0.5)',
  created_at: `source.created_at - random() * interval '60 days'`,
  pictures: 'json_build_array(source.pictures->0)',
};
/** Columns of the index that a copied property changes. */
const INDEXED_COLUMNS = ['id', 'changed_in', 'price', 'size', 'created_at'];

async function listColumns(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/**
 * Copies active listings with other ids, prices, places and times, until there are as many as wanted. Copies their rows
 * of the index too, which takes a tenth of the time of indexing them. Returns the number of active listings.
 */
async function multiplyListings(db: Kysely<Tables>, size: number): Promise<number> {
  const count = await countListings(db);
  const copies = Math.round(size / count) - 1;
  if (copies <= 0) return count;
  const columns = (await listColumns(db, 'property')).filter((name) => name !== 'changed_in');
  const values = columns.map((name) => CHANGED_COLUMNS[name] ?? `source.${name}`);
  const indexColumns = await listColumns(db, 'listing_search');
  const indexValues = indexColumns.map((name) => {
    if (name === 'bucket') return 'hashtext(property.id::text) & 63';
    return `${INDEXED_COLUMNS.includes(name) ? 'property' : 'source'}.${name}`;
  });
  // Numbers that no earlier call used.
  const series = sql`generate_series(${sql.lit(count)}, ${sql.lit(count + copies - 1)}) as copy`;
  // Building these indexes afterwards takes a fraction of the time.
  const { rows: ginIndexes } = await sql<{ name: string; definition: string }>`select indexname as name,
    indexdef as definition from pg_indexes where tablename = 'listing_search' and indexdef ilike '%using gin%'`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    for (const { name } of ginIndexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    // Copies refer to the same rows as their sources, so foreign keys need no check.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into property (${sql.raw(columns.join(', '))})
      select ${sql.raw(values.join(', '))} from property as source cross join ${series}
      where source.availability = ${sql.lit(ACTIVE)}`.execute(tx);
    await sql`insert into listing_search (${sql.raw(indexColumns.join(', '))})
      select ${sql.raw(indexValues.join(', '))}
      from listing_search as source cross join ${series}
      join property on property.id = ${sql.raw(CHANGED_COLUMNS.id ?? '')}`.execute(tx);
    for (const { definition } of ginIndexes) await sql.raw(definition).execute(tx);
  });
  await sql`update search_state set horizon = pg_snapshot_xmin(pg_current_snapshot()), version = version + 1`.execute(
    db,
  );
  await sql`vacuum (analyze) property, listing_search`.execute(db);
  return countListings(db);
}

async function countListings(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from listing_search`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Milliseconds from the commit of a change until a list shows it: the longest of several. */
async function measureVisibility(db: Kysely<Tables>, port: number): Promise<number> {
  const durations: number[] = [];
  while (durations.length < VISIBILITY_SAMPLES) {
    durations.push(await measureVisibilityOnce(db, port));
    // Otherwise each sample would follow the last refresh by the same time.
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
  return Math.max(...durations);
}

async function measureVisibilityOnce(db: Kysely<Tables>, port: number): Promise<number> {
  const client = new KeepAliveClient(port);
  const size = 900_000 + Math.floor(Math.random() * 90_000);
  await sql`update property set size = ${size}, updated_at = now()
    where id = (select id from property where availability = ${sql.lit(ACTIVE)} and action = 0 limit 1)`.execute(db);
  const start = performance.now();
  for (let i = 1; ; i++) {
    const { body } = await client.send(
      encodeRequest(buildPath('/forsell', { min_size: size, max_size: size, min_price: i })),
    );
    if (JSON.parse(body.toString()).total_properties > 0) break;
    await sleep(POLL_MS);
  }
  client.close();
  return performance.now() - start;
}

/** p95 of filtered lists while a bulk change is read, as a multiple of the p95 before. */
async function measureBulkChange(db: Kysely<Tables>, port: number, p95: number): Promise<number> {
  await sql`update property set updated_at = now()
    where id in (select id from property where availability = ${sql.lit(ACTIVE)} limit ${sql.lit(BULK_ROWS)})`.execute(
    db,
  );
  const requests = buildFilteredRequests(40_000).slice(WARM_UP + MEASURED_REQUESTS);
  const durations: number[] = [];
  const end = performance.now() + BULK_MS;
  while (performance.now() < end)
    durations.push(...(await measureLatencies(port, requests.splice(0, MEASURED_REQUESTS))));
  return computeQuantile(durations, 0.95) / p95;
}

async function measureEngine(db: Kysely<Tables>, url: string, engine: SearchEngine): Promise<Figures> {
  const environment = { ...ENVIRONMENT, DATABASE_URL: url, SEARCH: engine };
  const figures: Figures = {};
  const from = performance.now();
  const node = await startProgram(main, environment);
  const waitForIndex = async () => {
    if (engine === 'memory') return;
    while ((await readIndexState(db)).hasChanges) await sleep(INDEX_POLL_MS);
    // As autovacuum does some minutes later.
    await sql`vacuum (analyze) property, listing_search`.execute(db);
  };
  try {
    figures['start, s'] = (performance.now() - from) / 1000;
    // The engine in memory left a bulk change behind.
    await waitForIndex();
    for (const [name, build] of Object.entries(MIXES)) {
      const requests = build(WARM_UP + MEASURED_REQUESTS);
      await measureLatencies(node.port, requests.slice(0, WARM_UP));
      figures[`${name}, p95 ms`] = computeQuantile(await measureLatencies(node.port, requests.slice(WARM_UP)), 0.95);
    }
    const similar = await listSimilarRequests(db);
    figures['similar, p95 ms'] = computeQuantile(await measureLatencies(node.port, similar), 0.95);
    figures['visible after, ms'] = await measureVisibility(db, node.port);
    const bulkStart = performance.now();
    figures['bulk change, × p95'] = await measureBulkChange(db, node.port, figures['filters, p95 ms'] ?? 1);
    figures['memory, MB'] = readMemory(node);
    await waitForIndex();
    figures['bulk change read, s'] = (performance.now() - bulkStart) / 1000;
  } finally {
    await stopProgram(node);
  }
  return figures;
}

async function listSimilarRequests(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('availability', '=', ACTIVE)
    .limit(MEASURED_REQUESTS)
    .execute();
  return rows.map(({ id }) => encodeRequest(`/api/properties/${id}/similar`));
}

/** Ratio of the p95 with a million listings to that with a hundred thousand, of the engine in the database. */
const MAX_GROWTH: Record<string, number> = {
  'lists, p95 ms': 1.3,
  'filters, p95 ms': 1.3,
  'words, p95 ms': 2,
  'facets, p95 ms': 2,
  'maps, p95 ms': 2,
};

interface Column {
  title: string;
  figures: Figures;
}

function printColumns(columns: readonly Column[]): void {
  console.log(`\n| measure | ${columns.map(({ title }) => title).join(' | ')} |`);
  console.log(`|---|${columns.map(() => '---').join('|')}|`);
  for (const name of Object.keys(columns[0]?.figures ?? {}))
    console.log(`| ${name} | ${columns.map(({ figures }) => round(figures[name] ?? Number.NaN)).join(' | ')} |`);
}

/**
 * Measures both engines on one PostgreSQL server at growing sizes, sixteen requests at once. Prints a table, and returns
 * how the latencies of the engine in the database grow between the last two sizes.
 */
export async function measureScale(sizes: readonly number[] = SIZES): Promise<BenchRow[]> {
  const server = await startPostgres(['shared_buffers=1GB', 'max_wal_size=4GB']);
  if ('missing' in server) throw new Error(server.missing);
  const seed = { ...ENVIRONMENT, DATABASE_URL: server.url, SEARCH: 'postgres', SEED_COUNT: String(SEEDED_PROPERTIES) };
  await stopProgram(await startProgram(main, seed));
  const { db, close } = openPostgres(server.url, { maintenance: { lockTimeoutMs: 60_000 } });
  const columns: Column[] = [];
  try {
    for (const size of sizes) {
      const count = await multiplyListings(db, size);
      for (const engine of ['memory', 'postgres'] as const) {
        const figures = await measureEngine(db, server.url, engine);
        columns.push({ title: `${engine}, ${count.toLocaleString('en')}`, figures });
        printColumns(columns.slice(-1));
      }
    }
  } finally {
    await close();
    await server.stop();
  }
  printColumns(columns);
  const [previous, last] = columns.filter(({ title }) => title.startsWith('postgres')).slice(-2);
  if (!previous || !last) return [];
  return Object.entries(MAX_GROWTH).map(([name, budget]) =>
    atMost(
      `${name}: ${last.title} ÷ ${previous.title}`,
      (last.figures[name] ?? 0) / (previous.figures[name] ?? 1),
      budget,
      '×',
    ),
  );
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  console.log(formatTable(await measureScale(sizes.length > 0 ? sizes : SIZES)));
}
