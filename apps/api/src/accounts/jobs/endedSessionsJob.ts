import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { forgetEndedSessions } from '../../sessions/repository/sessions.ts';

/** The kind of the job that forgets logins which have ended, again and again. */
export const ENDED_SESSIONS_JOB = 'ended_sessions';
export const ENDED_SESSIONS_EVERY_MS = 6 * 3_600_000;

/** Forgets logins that have ended, and says when to do so again. */
export const endedSessionsJob =
  (db: Kysely<Tables>): JobHandler =>
  async (_, { now }) => {
    await forgetEndedSessions(db, now);
    return new Date(now.getTime() + ENDED_SESSIONS_EVERY_MS);
  };
