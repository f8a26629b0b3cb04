import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Services } from '../app/services.ts';
import { ping } from '../db/ping.ts';
import type { Tables } from '../db/schema.ts';

/** A slower database counts as unavailable. */
const ANSWER_WITHIN_MS = 2_500;
/** Caches a good answer, because the endpoint is public and each check writes. */
const HOLDS_MS = 1_000;

async function isHealthy(db: Kysely<Tables>, now: Date): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, false);
  });
  const asked = ping(db, now).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

export function serveHealth(site: Hono, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  let wellAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;
  const isWell = () => {
    if (performance.now() - wellAt < HOLDS_MS) return true;
    asking ??= isHealthy(db, clock())
      .then((isGood) => {
        if (isGood) wellAt = performance.now();
        return isGood;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  site.get('/healthz', async (c) => {
    const status = (await isWell()) ? 'ok' : 'unavailable';
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
