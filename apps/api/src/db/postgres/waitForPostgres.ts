import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { computeBackoffMs } from '../backoff.ts';
import { isUnavailable } from '../DatabaseError.ts';
import type { Tables } from '../schema.ts';
import { UnusableDatabaseError } from '../UnusableDatabaseError.ts';

/** Half a minute in total, with pauses. */
const MAX_ATTEMPTS = 6;

/** The server's own refusal, such as a wrong password, is the cause of the lost connection. */
const getCause = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

const isTransient = (cause: unknown): boolean =>
  isUnavailable(cause) || !(cause instanceof Error && 'severity' in cause);

/** Waits for a server that is starting, as when both machines start; gives up at once on a permanent refusal. */
export async function waitForPostgres(
  db: Kysely<Tables>,
  url: string,
  print: (line: string) => void,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const cause = getCause(error);
      const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
      if (attempt === MAX_ATTEMPTS || !isTransient(cause)) {
        const { host, pathname } = new URL(url);
        throw new UnusableDatabaseError(
          `Cannot connect to the PostgreSQL database ${host}${pathname}: ${reason}. Check DATABASE_URL.`,
        );
      }
      print(`PostgreSQL does not respond yet: ${reason}. Retrying in ${computeBackoffMs(attempt) / 1000} s.`);
      await pause(computeBackoffMs(attempt));
    }
  }
}
