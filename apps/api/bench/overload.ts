import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { encodeRequest, KeepAliveClient } from './keepAliveClient.ts';
import { computeQuantile, measureLatencies } from './load.ts';
import { startProgram, stopProgram } from './program.ts';
import { createRequestRandom, generateDistinct, generateFilters } from './requests.ts';
import type { BenchRow } from './server.ts';

const WARM_UP = 100;
const BENCH_SECONDS = 6;
/** More connections than running requests, so that requests wait for the server and not for a connection. */
const CONNECTIONS = 600;
const MAX_LATENCY_RATIO = 2;

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DATA_FOLDER = resolvePath('../../../.cache/bench/seed');

/** Pages that all differ, so that none is cached. */
function buildPageRequests(count: number): string[] {
  const random = createRequestRandom(7);
  return generateDistinct(count, () => {
    const fields = Object.entries({ ...generateFilters(random), max_size: 500 + random.below(100_000) });
    const definedFields = fields
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]);
    return encodeRequest(`/listing?${new URLSearchParams(definedFields)}`);
  });
}

interface LoadResult {
  /** Milliseconds of each answer, from its scheduled time. */
  latenciesMs: number[];
  refusedShare: number;
}

/** Sends requests at a fixed rate, however slow the answers are, as independent visitors do. */
async function sendAtRate(port: number, requests: readonly string[], perSecond: number): Promise<LoadResult> {
  const idleClients = Array.from({ length: CONNECTIONS }, () => new KeepAliveClient(port));
  const clients = [...idleClients];
  const latenciesMs: number[] = [];
  let refusedCount = 0;
  const sendRequest = async (request: string, dueTime: number) => {
    const client = idleClients.pop();
    const { status } = client ? await client.send(request) : { status: 503 };
    if (status === 200) latenciesMs.push(performance.now() - dueTime);
    else if (status === 503) refusedCount++;
    else throw new Error(`Unexpected status ${status} for ${request}`);
    if (client) idleClients.push(client);
  };
  const start = performance.now();
  const pendingRequests: Promise<void>[] = [];
  for (const [i, request] of requests.entries()) {
    const due = start + (i * 1000) / perSecond;
    const delay = due - performance.now();
    if (delay > 1) await setTimeout(delay);
    pendingRequests.push(sendRequest(request, due));
  }
  await Promise.all(pendingRequests);
  for (const client of clients) client.close();
  return { latenciesMs, refusedShare: refusedCount / requests.length };
}

/**
 * Measures uncached pages on the seed: at the server's capacity, then at three times that. Accepted requests must stay
 * about as fast, and the others must be refused.
 */
export async function benchOverload(): Promise<BenchRow[]> {
  const site = await startProgram(resolvePath('../src/main.ts'), {
    PORT: '0',
    DATA_DIR: DATA_FOLDER,
    DATABASE_URL: '',
  });
  try {
    const pages = buildPageRequests(20_000);
    await measureLatencies(site.port, pages.splice(0, WARM_UP));
    const measuredPages = pages.splice(0, 2 * WARM_UP);
    const start = performance.now();
    await measureLatencies(site.port, measuredPages);
    const capacity = (measuredPages.length * 1000) / (performance.now() - start);
    const runAt = (times: number) =>
      sendAtRate(site.port, pages.splice(0, Math.ceil(capacity * times * BENCH_SECONDS)), capacity * times);
    const once = await runAt(1);
    await setTimeout(1_000);
    const tripleLoad = await runAt(3);
    const ratio = computeQuantile(tripleLoad.latenciesMs, 0.95) / computeQuantile(once.latenciesMs, 0.95);
    const createInfoRow = (name: string, value: number) => ({
      name,
      value: Math.round(value),
      budget: '–',
      isPassed: true,
    });
    return [
      createInfoRow('New pages that a node draws in a second', capacity),
      createInfoRow('As many a second: p95 in ms', computeQuantile(once.latenciesMs, 0.95)),
      createInfoRow('As many a second: refused in %', once.refusedShare * 100),
      createInfoRow(
        'Three times as many: p95 in ms of what is accepted',
        computeQuantile(tripleLoad.latenciesMs, 0.95),
      ),
      createInfoRow('Three times as many: refused in %', tripleLoad.refusedShare * 100),
      {
        name: 'Three times what a node can do, p95 of what is accepted, against as much as it can',
        value: Math.round(ratio * 100) / 100,
        budget: `≤ ${MAX_LATENCY_RATIO}`,
        isPassed: ratio <= MAX_LATENCY_RATIO,
      },
    ];
  } finally {
    await stopProgram(site);
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchOverload(), null, 2));
