import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { deleteUserEvents } from '../../userEvents/repository/userEvents.ts';

export const OLD_USER_EVENTS_JOB = 'old_user_events';
export const OLD_USER_EVENTS_EVERY_MS = 10 * MINUTE_MS;
/** Longer than a stream can be interrupted before it restarts. */
const LIFETIME_MS = 30 * MINUTE_MS;

export const oldUserEventsJob =
  (db: Kysely<Tables>): JobHandler =>
  async (_, { now }) => {
    await deleteUserEvents(db, new Date(now.getTime() - LIFETIME_MS));
    return new Date(now.getTime() + OLD_USER_EVENTS_EVERY_MS);
  };
