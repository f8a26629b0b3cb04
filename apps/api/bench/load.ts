import { KeepAliveClient } from './keepAliveClient.ts';

export const CONCURRENCY = 16;
/** Number of concurrent requests for maps, counts and suggestions. */
export const SEARCH_CONCURRENCY = 20;

/** Runs `work` with as many clients as the budgets require, each on its own connection. */
async function withClients(
  port: number,
  work: (client: KeepAliveClient) => Promise<void>,
  concurrent = CONCURRENCY,
): Promise<void> {
  const clients = Array.from({ length: concurrent }, () => new KeepAliveClient(port));
  try {
    await Promise.all(clients.map(work));
  } finally {
    for (const client of clients) client.close();
  }
}

/** Sends every request once, with limited concurrency; returns the milliseconds of each. */
export async function measureLatencies(
  port: number,
  requests: readonly string[],
  concurrent: number = CONCURRENCY,
): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  const sendRequests = async (client: KeepAliveClient) => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const start = performance.now();
      const { status, body } = await client.send(request);
      durations.push(performance.now() - start);
      if (status !== 200) throw new Error(`Unexpected status ${status} for ${request}\n${body}`);
    }
  };
  await withClients(port, sendRequests, concurrent);
  return durations;
}

export async function measureRate(port: number, request: string, milliseconds: number): Promise<number> {
  const start = performance.now();
  let answers = 0;
  await withClients(port, async (client) => {
    while (performance.now() - start < milliseconds) {
      await client.send(request);
      answers++;
    }
  });
  return (answers * 1000) / (performance.now() - start);
}

export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
