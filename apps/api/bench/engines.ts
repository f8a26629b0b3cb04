import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test/engines/postgresServer.ts';
import { type Measured, MIXES } from './finding.ts';
import { FINDING_CONCURRENT, latencies, quantile } from './load.ts';
import { started, stop } from './program.ts';

const ROUNDS = 5;
const A_ROUND = 200;
const WARM_UP = 400;
/** PostgreSQL is to be at least as fast. */
const AS_FAST = 1;

/**
 * What finding a home asks for, of a server on PostgreSQL and of the one on PGlite in turn: the median over the rounds of
 * the sum of the mixes' p95, one against the other. Nothing where there is no PostgreSQL.
 */
export async function measureEngines(pglite: number, homes: number): Promise<Measured[]> {
  const engine = await startPostgres();
  if ('missing' in engine) {
    console.error(`PostgreSQL was not measured: ${engine.missing}`);
    return [];
  }
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const site = await started(main, { PORT: '0', DATABASE_URL: engine.url, SEED_COUNT: String(homes) });
  try {
    const mixes = MIXES.map(({ requests }) => requests(WARM_UP + ROUNDS * A_ROUND));
    for (const requests of mixes) {
      for (const port of [site.port, pglite]) await latencies(port, requests.slice(0, WARM_UP), FINDING_CONCURRENT);
    }
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const from = WARM_UP + round * A_ROUND;
      const sum = { [site.port]: 0, [pglite]: 0 };
      for (const requests of mixes) {
        // Who goes first alternates: the second finds a machine that is warm.
        for (const port of round % 2 === 0 ? [site.port, pglite] : [pglite, site.port]) {
          const taken = await latencies(port, requests.slice(from, from + A_ROUND), FINDING_CONCURRENT);
          sum[port] = (sum[port] ?? 0) + quantile(taken, 0.95);
        }
      }
      ratios.push((sum[site.port] ?? 0) / (sum[pglite] ?? 1));
    }
    const value = quantile(ratios, 0.5);
    return [{ name: 'PostgreSQL against PGlite, p95 of what finding a home asks for', value, budget: AS_FAST }];
  } finally {
    await stop(site);
    await engine.stop();
  }
}
