import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test/engines/postgresServer.ts';
import { computeQuantile, measureLatencies, SEARCH_CONCURRENCY } from './load.ts';
import { startProgram, stopProgram } from './program.ts';
import { buildFilteredRequests } from './requests.ts';

const ROUNDS = 10;
const REQUESTS_PER_ROUND = 200;
const WARM_UP_REQUESTS = 400;

export interface EngineRatios {
  /** Ratio of p95 for pages of cards: PostgreSQL to PGlite. */
  postgres: number;
  /** The same ratio for two measurements of PGlite: the noise of one engine. */
  secondPglite: number;
}

/**
 * Measures filtered list pages, alternating between a PostgreSQL server and twice a PGlite server. Only cards are read
 * from the database; counts, maps and suggestions come from the in-memory index. Undefined without PostgreSQL.
 */
export async function measureEngines(pglitePort: number, propertyCount: number): Promise<EngineRatios | undefined> {
  const engine = await startPostgres();
  if ('missing' in engine) {
    console.error(`Skipped PostgreSQL: ${engine.missing}`);
    return undefined;
  }
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const site = await startProgram(main, { PORT: '0', DATABASE_URL: engine.url, SEED_COUNT: String(propertyCount) });
  try {
    const requests = buildFilteredRequests(WARM_UP_REQUESTS + 2 * ROUNDS * REQUESTS_PER_ROUND);
    const warmUp = requests.splice(0, WARM_UP_REQUESTS);
    for (const port of [site.port, pglitePort]) await measureLatencies(port, warmUp, SEARCH_CONCURRENCY);
    const half = requests.length / 2;
    const postgres = { port: site.port, pages: requests.slice(0, half), taken: [] as number[] };
    const first = { ...postgres, port: pglitePort, taken: [] as number[] };
    const secondRun = { port: pglitePort, pages: requests.slice(half), taken: [] as number[] };
    const turns = [postgres, first, secondRun];
    for (let round = 0; round < ROUNDS; round++) {
      for (const { port, pages, taken } of turns) {
        taken.push(
          ...(await measureLatencies(
            port,
            pages.slice(round * REQUESTS_PER_ROUND, (round + 1) * REQUESTS_PER_ROUND),
            SEARCH_CONCURRENCY,
          )),
        );
      }
      // The order rotates each round, because engines measured later profit from warm caches.
      turns.push(...turns.splice(0, 1));
    }
    const getSlowestLatency = ({ taken: durations }: { taken: number[] }) => computeQuantile(durations, 0.95);
    return {
      postgres: getSlowestLatency(postgres) / getSlowestLatency(first),
      secondPglite: getSlowestLatency(secondRun) / getSlowestLatency(first),
    };
  } finally {
    await stopProgram(site);
    await engine.stop();
  }
}
