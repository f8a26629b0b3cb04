import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { openPostgres } from '../src/db/openDatabase.ts';
import type { Tables } from '../src/db/schema.ts';
import { SEARCH_ENGINES, type SearchEngine } from '../src/search/searchEngines.ts';
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
const BULK_ROWS = 20_000;
const BULK_MS = 15_000;
const POLL_MS = 25;

type Figures = Record<string, number>;

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const readMemory = ({ process: { pid } }: RunningProgram): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const round = (value: number): number => Number(value.toPrecision(3));

/** Copies listings with other ids, prices, places and times, until there are as many as wanted. */
async function multiplyListings(db: Kysely<Tables>, size: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'property'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
  const changes: Record<string, string> = {
    id: 'gen_random_uuid()',
    price: 'round(price * (0.8 + 0.4 * random()))',
    size: 'greatest(1, size + floor(20 * random())::integer)',
    lat: 'lat + 0.02 * (random() - 0.5)',
    lng: 'lng + 0.02 * (random() - 0.5)',
    created_at: `created_at - random() * interval '60 days'`,
    pictures: 'json_build_array(pictures->0)',
  };
  const columns = rows.map(({ name }) => name).filter((name) => name !== 'changed_in');
  const { rows: counts } = await sql<{ count: number }>`select count(*)::integer as count from property`.execute(db);
  const copies = Math.round(size / (counts[0]?.count ?? size)) - 1;
  if (copies <= 0) return;
  await sql`insert into property (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.map((name) => changes[name] ?? name).join(', '))}
    from property cross join generate_series(1, ${sql.lit(copies)})`.execute(db);
  await sql`vacuum (analyze) property`.execute(db);
}

/** Milliseconds from the commit of a change until a list shows it. */
async function measureVisibility(db: Kysely<Tables>, port: number): Promise<number> {
  const client = new KeepAliveClient(port);
  const size = 900_000 + Math.floor(Math.random() * 90_000);
  await sql`update property set size = ${size}, updated_at = now()
    where id = (select id from property where availability = 2 and action = 0 limit 1)`.execute(db);
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
    where id in (select id from property where availability = 2 limit ${sql.lit(BULK_ROWS)})`.execute(db);
  const requests = buildFilteredRequests(40_000).slice(WARM_UP + MEASURED_REQUESTS);
  const durations: number[] = [];
  const end = performance.now() + BULK_MS;
  while (performance.now() < end)
    durations.push(...(await measureLatencies(port, requests.splice(0, MEASURED_REQUESTS))));
  return computeQuantile(durations, 0.95) / p95;
}

async function measureEngine(db: Kysely<Tables>, url: string, engine: SearchEngine): Promise<Figures> {
  const environment = {
    PORT: '0',
    DATABASE_URL: url,
    SEARCH: engine,
    DATA_DIR: '/tmp/mashrabiya-scale',
    FFMPEG: 'none',
  };
  const figures: Figures = {};
  if (engine === 'postgres') {
    await sql`truncate listing_search, search_word`.execute(db);
    await sql`update search_state set build_key = ''`.execute(db);
    const from = performance.now();
    await stopProgram(await startProgram(main, environment));
    figures['first start, s'] = (performance.now() - from) / 1000;
    await sql`vacuum (analyze) listing_search`.execute(db);
  }
  const from = performance.now();
  const node = await startProgram(main, environment);
  try {
    figures['start, s'] = (performance.now() - from) / 1000;
    for (const [name, build] of Object.entries(MIXES)) {
      const requests = build(WARM_UP + MEASURED_REQUESTS);
      await measureLatencies(node.port, requests.slice(0, WARM_UP));
      figures[`${name}, p95 ms`] = computeQuantile(await measureLatencies(node.port, requests.slice(WARM_UP)), 0.95);
    }
    const similar = await listSimilarRequests(db);
    figures['similar, p95 ms'] = computeQuantile(await measureLatencies(node.port, similar), 0.95);
    figures['visible after, ms'] = await measureVisibility(db, node.port);
    figures['bulk change, × p95'] = await measureBulkChange(db, node.port, figures['filters, p95 ms'] ?? 1);
    figures['memory, MB'] = readMemory(node);
  } finally {
    await stopProgram(node);
  }
  return figures;
}

async function listSimilarRequests(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('availability', '=', 2)
    .limit(MEASURED_REQUESTS)
    .execute();
  return rows.map(({ id }) => encodeRequest(`/api/properties/${id}/similar`));
}

/** Measures both engines on one PostgreSQL server at growing sizes, sixteen requests at once. */
export async function measureScale(sizes: readonly number[]): Promise<void> {
  const server = await startPostgres(['shared_buffers=1GB', 'jit=off', 'max_wal_size=4GB']);
  if ('missing' in server) throw new Error(server.missing);
  const seed = { PORT: '0', DATABASE_URL: server.url, SEED_COUNT: String(sizes[0]), DATA_DIR: '/tmp/mashrabiya-scale' };
  await stopProgram(await startProgram(main, seed));
  const { db, close } = openPostgres(server.url, { maintenance: { lockTimeoutMs: 60_000 } });
  try {
    for (const size of sizes) {
      await multiplyListings(db, size);
      for (const engine of SEARCH_ENGINES) {
        const figures = await measureEngine(db, server.url, engine);
        console.log(`\n${size.toLocaleString('en')} listings, ${engine}`);
        for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(22)}${round(value)}`);
      }
    }
  } finally {
    await close();
    await server.stop();
  }
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  await measureScale(sizes.length > 0 ? sizes : SIZES);
}
