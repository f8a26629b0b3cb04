import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { KeepAliveClient, requestBytes } from './keepAliveClient.ts';
import { latencies, quantile } from './load.ts';
import { started, stop } from './program.ts';
import { chance, distinct, filters } from './requests.ts';
import type { BenchRow } from './server.ts';

const WARM_UP = 100;
const SECONDS = 6;
/** More than are ever running at once, so that requests wait for the server and not for a connection. */
const CONNECTIONS = 600;
const BUDGET = 2;

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DATA = pathOf('../../../.cache/bench/seed');

/** Pages that all differ, so that none is cached. */
function pageRequests(count: number): string[] {
  const random = chance(7);
  return distinct(count, () => {
    const fields = Object.entries({ ...filters(random), max_size: 500 + random.below(100_000) });
    const given = fields.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
    return requestBytes(`/listing?${new URLSearchParams(given)}`);
  });
}

interface Outcome {
  /** Milliseconds of each answer, from its scheduled time. */
  answered: number[];
  /** Share of refused requests. */
  shed: number;
}

/** Sends a fixed rate, whatever the answers, as independent visitors do. */
async function atRate(port: number, requests: readonly string[], perSecond: number): Promise<Outcome> {
  const idle = Array.from({ length: CONNECTIONS }, () => new KeepAliveClient(port));
  const clients = [...idle];
  const answered: number[] = [];
  let refused = 0;
  const ask = async (request: string, due: number) => {
    const client = idle.pop();
    const { status } = client ? await client.ask(request) : { status: 503 };
    if (status === 200) answered.push(performance.now() - due);
    else if (status === 503) refused++;
    else throw new Error(`Unexpected status ${status} for ${request}`);
    if (client) idle.push(client);
  };
  const start = performance.now();
  const asked: Promise<void>[] = [];
  for (const [i, request] of requests.entries()) {
    const due = start + (i * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await setTimeout(wait);
    asked.push(ask(request, due));
  }
  await Promise.all(asked);
  for (const client of clients) client.close();
  return { answered, shed: refused / requests.length };
}

/**
 * Measures uncached pages on the seed: at the server's capacity, then at three times that. Accepted requests must stay
 * about as fast, and the others must be refused.
 */
export async function benchOverload(): Promise<BenchRow[]> {
  const site = await started(pathOf('../src/main.ts'), { PORT: '0', DATA_DIR: DATA, DATABASE_URL: '' });
  try {
    const pages = pageRequests(20_000);
    await latencies(site.port, pages.splice(0, WARM_UP));
    const counted = pages.splice(0, 2 * WARM_UP);
    const start = performance.now();
    await latencies(site.port, counted);
    const capacity = (counted.length * 1000) / (performance.now() - start);
    const at = (times: number) =>
      atRate(site.port, pages.splice(0, Math.ceil(capacity * times * SECONDS)), capacity * times);
    const once = await at(1);
    await setTimeout(1_000);
    const thrice = await at(3);
    const ratio = quantile(thrice.answered, 0.95) / quantile(once.answered, 0.95);
    const figure = (name: string, value: number) => ({ name, value: Math.round(value), budget: '–', pass: true });
    return [
      figure('New pages that a node draws in a second', capacity),
      figure('As many a second: p95 in ms', quantile(once.answered, 0.95)),
      figure('As many a second: refused in %', once.shed * 100),
      figure('Three times as many: p95 in ms of what is accepted', quantile(thrice.answered, 0.95)),
      figure('Three times as many: refused in %', thrice.shed * 100),
      {
        name: 'Three times what a node can do, p95 of what is accepted, against as much as it can',
        value: Math.round(ratio * 100) / 100,
        budget: `≤ ${BUDGET}`,
        pass: ratio <= BUDGET,
      },
    ];
  } finally {
    await stop(site);
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchOverload(), null, 2));
