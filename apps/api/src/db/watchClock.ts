import { type Kysely, sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Tables } from './schema.ts';

/** Due times of jobs, links and payments depend on each node's clock. */
const ALLOWED_SKEW_MS = 5_000;
const CHECK_INTERVAL_MS = 300_000;

/** Returns the minimum number of milliseconds by which the node's clock is ahead of the database's. */
export async function measureClockSkew(db: Kysely<Tables>, clock: Clock): Promise<number> {
  const timeBefore = clock().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const timeAfter = clock().getTime();
  const databaseTime = rows[0]?.now.getTime() ?? timeAfter;
  if (databaseTime >= timeBefore && databaseTime <= timeAfter) return 0;
  return databaseTime < timeBefore ? timeBefore - databaseTime : timeAfter - databaseTime;
}

/** Logs a clock skew between node and database, now and every five minutes; returns the stop function. */
export function watchClock(db: Kysely<Tables>, clock: Clock, log: Log): () => void {
  const check = async () => {
    const skew = await measureClockSkew(db, clock).catch(() => 0);
    if (Math.abs(skew) <= ALLOWED_SKEW_MS) return;
    const seconds = Math.round(Math.abs(skew) / 1000);
    log.warn(
      `The clock of this machine is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the database: synchronise both by NTP.`,
    );
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  timer.unref();
  check();
  return () => clearInterval(timer);
}
