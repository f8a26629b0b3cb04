import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EngineRatios, measureEngines } from './engines.ts';
import { encodeRequest, KeepAliveClient } from './keepAliveClient.ts';
import { CONCURRENCY, computeQuantile, measureLatencies, measureRate } from './load.ts';
import { type RunningProgram, startProgram, stopProgram } from './program.ts';
import { buildFilteredRequests, buildListRequests, buildSearchRequests } from './requests.ts';
import { measureSearch } from './search.ts';

export interface BenchRow {
  name: string;
  value: number;
  budget: string;
  isPassed: boolean;
}

const PROPERTY_COUNT = 100_000;
const WARM_UP = 500;
const MEASURED_REQUESTS = 1_500;
const ROUNDS = 5;
/** Lifetime of a cached list: the next measurement repeats some requests, which must not come from the cache. */
const CACHE_LIFETIME_MS = 15_000;
const ROUND_MS = 1_500;

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Stored between runs: creating the listings takes longer than measuring them. */
const DATA_FOLDER = resolvePath('../../../.cache/bench-100k');

const measureP95 = async (port: number, requests: readonly string[]): Promise<number> =>
  computeQuantile(await measureLatencies(port, requests), 0.95);

async function mapSequentially<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

/** Speed of a cached list relative to the bare handler, measured alternately; the median of the rounds. */
async function measureCachedRatio(site: RunningProgram): Promise<number> {
  const list = encodeRequest('/api/forsell');
  const client = new KeepAliveClient(site.port);
  const { body } = await client.send(list);
  client.close();
  const bareServer = await startProgram(resolvePath('./bareHono.ts'), {}, body);
  const bareRequest = encodeRequest('/');
  try {
    await measureRate(site.port, list, ROUND_MS);
    await measureRate(bareServer.port, bareRequest, ROUND_MS);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const cachedRate = await measureRate(site.port, list, ROUND_MS);
      ratios.push(cachedRate / (await measureRate(bareServer.port, bareRequest, ROUND_MS)));
    }
    return computeQuantile(ratios, 0.5);
  } finally {
    await stopProgram(bareServer);
  }
}

const buildRow = (name: string, value: number, budget: string, isPassed: boolean): BenchRow => ({
  name,
  value: Math.round(value * 100) / 100,
  budget,
  isPassed,
});

const buildEngineRows = ({ postgres, secondPglite: pgliteAgain }: EngineRatios): BenchRow[] => [
  buildRow('Filtered list pages, p95, PostgreSQL against PGlite', postgres, '≤ 1', postgres <= 1),
  buildRow('The same, PGlite against itself: what such a measurement says by chance', pgliteAgain, '–', true),
];

/**
 * Measures the server with 100,000 generated listings on PGlite: three mixes of different requests, sixteen at once;
 * the requests of a search, twenty at once; then one cached list.
 */
export async function benchServer(): Promise<BenchRow[]> {
  const site = await startProgram(resolvePath('../src/main.ts'), {
    PORT: '0',
    DATA_DIR: DATA_FOLDER,
    DATABASE_URL: '',
    SEED_COUNT: String(PROPERTY_COUNT),
  });
  try {
    // Warm up for a few seconds before measuring, so that the JIT has compiled the code.
    const mixes = [buildListRequests, buildFilteredRequests, buildSearchRequests].map((mix) =>
      mix(WARM_UP + MEASURED_REQUESTS),
    );
    await measureLatencies(
      site.port,
      mixes.flatMap((requests) => requests.slice(0, WARM_UP)),
    );
    const [list = 0, filteredMs = 0, search = 0] = await mapSequentially(mixes, (requests) =>
      measureP95(site.port, requests.slice(WARM_UP)),
    );
    await setTimeout(CACHE_LIFETIME_MS);
    const searchMeasurements = await measureSearch(site.port);
    const engineRatios = await measureEngines(site.port, PROPERTY_COUNT);
    const ratio = await measureCachedRatio(site);
    const properties = PROPERTY_COUNT.toLocaleString('en');
    const setup = `${properties} homes on PGlite, ${CONCURRENCY} at once`;
    return [
      ...searchMeasurements.map(({ name, value, budget }) =>
        buildRow(`${name} (${properties} homes on PGlite)`, value, `≤ ${budget}`, value <= budget),
      ),
      buildRow(`List pages, p95 in ms (${setup})`, list, '≤ 40', list <= 40),
      buildRow(`Filtered list pages, p95 in ms (${setup})`, filteredMs, '≤ 40', filteredMs <= 40),
      buildRow(`Searches, p95 in ms (${setup})`, search, '≤ 80', search <= 80),
      ...(engineRatios ? buildEngineRows(engineRatios) : []),
      buildRow('A list seen moments ago, rate against a bare Hono handler', ratio, '≥ 0.6', ratio >= 0.6),
    ];
  } finally {
    await stopProgram(site);
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
