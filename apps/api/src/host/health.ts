import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Services } from '../app/services.ts';
import { ping } from '../db/ping.ts';
import type { Tables } from '../db/schema.ts';
import { HEALTH_PATH, HEALTH_ROUTE, setContextRoute } from '../request/requestRoutes.ts';

/** A slower database counts as unavailable. */
const PING_TIMEOUT_MS = 2_500;
/** Caches a good answer, because the endpoint is public and each check writes. */
const CACHE_MS = 1_000;

async function isHealthy(db: Kysely<Tables>, now: Date): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PING_TIMEOUT_MS, false);
  });
  const pingResult = ping(db, now).then(
    () => true,
    () => false,
  );
  return Promise.race([pingResult, timeout]).finally(() => clearTimeout(timer));
}

export function serveHealth(site: Hono, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  let healthyAt = Number.NEGATIVE_INFINITY;
  let pendingCheck: Promise<boolean> | undefined;
  const checkHealth = () => {
    if (performance.now() - healthyAt < CACHE_MS) return true;
    pendingCheck ??= isHealthy(db, clock())
      .then((isGood) => {
        if (isGood) healthyAt = performance.now();
        return isGood;
      })
      .finally(() => {
        pendingCheck = undefined;
      });
    return pendingCheck;
  };
  site.get(HEALTH_PATH, async (c) => {
    setContextRoute(c, HEALTH_ROUTE);
    const status = (await checkHealth()) ? 'ok' : 'unavailable';
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
