import { HOUR_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { deleteEndedSessions } from '../../sessions/repository/sessions.ts';

export const ENDED_SESSIONS_JOB = 'ended_sessions';
export const ENDED_SESSIONS_EVERY_MS = 6 * HOUR_MS;

export const endedSessionsJob =
  (db: Kysely<Tables>): JobHandler =>
  async (_, { now }) => {
    await deleteEndedSessions(db, now);
    return new Date(now.getTime() + ENDED_SESSIONS_EVERY_MS);
  };
