import { KeepAliveClient } from './keepAliveClient.ts';

export const CONCURRENT = 16;
/** Maps, counts and suggestions: so many at once. */
export const FINDING_CONCURRENT = 20;

/** Runs `work` with as many clients as the budgets ask for, each on a connection of its own. */
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

/** Sends every request once, so many at a time; gives the milliseconds that each took. */
export async function latencies(
  port: number,
  requests: readonly string[],
  concurrent: number = CONCURRENT,
): Promise<number[]> {
  const taken: number[] = [];
  let next = 0;
  const askInTurn = async (client: KeepAliveClient) => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const start = performance.now();
      const { status, body } = await client.ask(request);
      taken.push(performance.now() - start);
      if (status !== 200) throw new Error(`${status} for ${request}\n${body}`);
    }
  };
  await withClients(port, askInTurn, concurrent);
  return taken;
}

/** Sends one request again and again for a while; gives answers a second. */
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

/** The value that a share of all values stays below, e.g. 0.95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
