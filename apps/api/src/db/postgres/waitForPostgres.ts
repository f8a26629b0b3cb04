import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isUnavailable } from '../DatabaseError.ts';
import { DatabaseUnusable } from '../DatabaseUnusable.ts';
import { pauseAfter } from '../pauses.ts';
import type { Tables } from '../schema.ts';

/** Half a minute in total, with pauses. */
const ATTEMPTS = 6;

/** The server's own refusal, such as a wrong password, is the cause of the lost connection. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

const isPassing = (cause: unknown): boolean => isUnavailable(cause) || !(cause instanceof Error && 'severity' in cause);

/** Waits for a server that is starting, as when both machines start; gives up at once on a permanent refusal. */
export async function waitForPostgres(
  db: Kysely<Tables>,
  url: string,
  say: (line: string) => void,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const cause = causeOf(error);
      const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
      if (attempt === ATTEMPTS || !isPassing(cause)) {
        const { host, pathname } = new URL(url);
        throw new DatabaseUnusable(
          `Cannot connect to the PostgreSQL database ${host}${pathname}: ${reason}. Check DATABASE_URL.`,
        );
      }
      say(`PostgreSQL does not respond yet: ${reason}. Retrying in ${pauseAfter(attempt) / 1000} s.`);
      await pause(pauseAfter(attempt));
    }
  }
}
