import { KeepAliveClient } from './keepAliveClient.ts';

export const CONCURRENT = 16;
/** Number of concurrent requests for maps, counts and suggestions. */
export const FINDING_CONCURRENT = 20;

/** Runs `work` with as many clients as the budgets require, each on its own connection. */
async function withClients(
  port: number,
  work: (client: KeepAliveClient) => Promise<void>,
  concurrent = CONCURRENT,
): Promise<void> {
  const clients = Array.from({ length: concurrent }, () => new KeepAliveClient(port));
  try {
    await Promise.all(clients.map(work));
  } finally {
    for (const client of clients) client.close();
  }
}

/** Sends every request once, with limited concurrency; returns the milliseconds of each. */
export async function latencies(
  port: number,
  requests: readonly string[],
  concurrent: number = CONCURRENT,
): Promise<number[]> {
  const taken: number[] = [];
  let next = 0;
  const requestInTurn = async (client: KeepAliveClient) => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const start = performance.now();
      const { status, body } = await client.ask(request);
      taken.push(performance.now() - start);
      if (status !== 200) throw new Error(`Unexpected status ${status} for ${request}\n${body}`);
    }
  };
  await withClients(port, requestInTurn, concurrent);
  return taken;
}

/** Repeats one request for a while; returns answers per second. */
export async function rate(port: number, request: string, milliseconds: number): Promise<number> {
  const start = performance.now();
  let answers = 0;
  await withClients(port, async (client) => {
    while (performance.now() - start < milliseconds) {
      await client.ask(request);
      answers++;
    }
  });
  return (answers * 1000) / (performance.now() - start);
}

/** Value at a quantile, e.g. 0.95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
