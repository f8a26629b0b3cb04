import type { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** A database that takes longer is as good as away. */
const ANSWER_WITHIN_MS = 3_000;

/** Whether the database answers, soon. */
async function isHealthy(db: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, false);
  });
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** `GET /healthz`, for who decides whether this node is sent requests. */
export function serveHealth(site: Hono, db: Kysely<Tables>): void {
  site.get('/healthz', async (c) => {
    const status = (await isHealthy(db)) ? 'ok' : 'unavailable';
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
