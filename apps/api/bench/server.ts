import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Engines, measureEngines } from './engines.ts';
import { KeepAliveClient, requestBytes } from './keepAliveClient.ts';
import { CONCURRENT, latencies, quantile, rate } from './load.ts';
import { type Started, started, stop } from './program.ts';
import { filteredRequests, listRequests, searchRequests } from './requests.ts';
import { measureSearch } from './search.ts';

export interface BenchRow {
  name: string;
  value: number;
  budget: string;
  pass: boolean;
}

const PROPERTY_COUNT = 100_000;
const WARM_UP = 500;
const MEASURED = 1_500;
const ROUNDS = 5;
/** Cache time of a list: the next measurement requests some of the same. */
const CACHE_MS = 15_000;
const ROUND_MS = 1_500;

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Stored between runs: creating the listings takes longer than measuring them. */
const DATA = pathOf('../../../.cache/bench-100k');

const p95 = async (port: number, requests: readonly string[]): Promise<number> =>
  quantile(await latencies(port, requests), 0.95);

async function inTurn<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

/** Speed of a cached list relative to the bare handler, measured in turn; the median of the rounds. */
async function cachedRatio(site: Started): Promise<number> {
  const list = requestBytes('/api/forsell');
  const client = new KeepAliveClient(site.port);
  const { body } = await client.ask(list);
  client.close();
  const bare = await started(pathOf('./bareHono.ts'), {}, body);
  const mark = requestBytes('/');
  try {
    await rate(site.port, list, ROUND_MS);
    await rate(bare.port, mark, ROUND_MS);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const warm = await rate(site.port, list, ROUND_MS);
      ratios.push(warm / (await rate(bare.port, mark, ROUND_MS)));
    }
    return quantile(ratios, 0.5);
  } finally {
    await stop(bare);
  }
}

const row = (name: string, value: number, budget: string, pass: boolean): BenchRow => ({
  name,
  value: Math.round(value * 100) / 100,
  budget,
  pass,
});

const rowsOf = ({ postgres, again }: Engines): BenchRow[] => [
  row('Filtered list pages, p95, PostgreSQL against PGlite', postgres, '≤ 1', postgres <= 1),
  row('The same, PGlite against itself: what such a measurement says by chance', again, '–', true),
];

/**
 * Measures the server with 100,000 generated listings on PGlite: three mixes of different requests, sixteen at once;
 * the requests of a search, twenty at once; then one cached list.
 */
export async function benchServer(): Promise<BenchRow[]> {
  const site = await started(pathOf('../src/main.ts'), {
    PORT: '0',
    DATA_DIR: DATA,
    DATABASE_URL: '',
    SEED_COUNT: String(PROPERTY_COUNT),
  });
  try {
    // Server that has answered for a few seconds, so that its code is compiled.
    const mixes = [listRequests, filteredRequests, searchRequests].map((mix) => mix(WARM_UP + MEASURED));
    await latencies(
      site.port,
      mixes.flatMap((requests) => requests.slice(0, WARM_UP)),
    );
    const [list = 0, filtered = 0, search = 0] = await inTurn(mixes, (requests) =>
      p95(site.port, requests.slice(WARM_UP)),
    );
    await setTimeout(CACHE_MS);
    const finding = await measureSearch(site.port);
    const engines = await measureEngines(site.port, PROPERTY_COUNT);
    const ratio = await cachedRatio(site);
    const properties = PROPERTY_COUNT.toLocaleString('en');
    const of = `${properties} homes on PGlite, ${CONCURRENT} at once`;
    return [
      ...finding.map(({ name, value, budget }) =>
        row(`${name} (${properties} homes on PGlite)`, value, `≤ ${budget}`, value <= budget),
      ),
      row(`List pages, p95 in ms (${of})`, list, '≤ 40', list <= 40),
      row(`Filtered list pages, p95 in ms (${of})`, filtered, '≤ 40', filtered <= 40),
      row(`Searches, p95 in ms (${of})`, search, '≤ 80', search <= 80),
      ...(engines ? rowsOf(engines) : []),
      row('A list seen moments ago, rate against a bare Hono handler', ratio, '≥ 0.6', ratio >= 0.6),
    ];
  } finally {
    await stop(site);
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
