import { defineDomain } from '../app/defineDomain.ts';
import { streamUserEvents } from './calls/streamUserEvents.ts';
import { OLD_USER_EVENTS_EVERY_MS, OLD_USER_EVENTS_JOB, oldUserEventsJob } from './jobs/oldUserEventsJob.ts';

export const userEvents = defineDomain({
  handlers: { streamUserEvents },
  jobs: { [OLD_USER_EVENTS_JOB]: { handler: ({ db }) => oldUserEventsJob(db), everyMs: OLD_USER_EVENTS_EVERY_MS } },
});
