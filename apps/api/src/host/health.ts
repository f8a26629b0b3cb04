import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { ping } from '../db/ping.ts';
import type { Tables } from '../db/schema.ts';

/** A slower database counts as unavailable. */
const ANSWER_WITHIN_MS = 3_000;

/** Whether the database answers, soon. */
async function isHealthy(db: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, false);
  });
  const asked = ping(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** `GET /healthz`, for load balancers. */
export function serveHealth(site: Hono, db: Kysely<Tables>): void {
  site.get('/healthz', async (c) => {
    const status = (await isHealthy(db)) ? 'ok' : 'unavailable';
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
