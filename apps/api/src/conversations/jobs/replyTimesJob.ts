import { DAY_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { updateReplyTimes } from '../repository/replyTimes.ts';

export const REPLY_TIMES_JOB = 'reply_times';
export const REPLY_TIMES_EVERY_MS = DAY_MS;

const OBSERVED_PERIOD_MS = 90 * DAY_MS;
const UNANSWERED_MS = 3 * DAY_MS;
const MIN_CONVERSATIONS = 5;

export const replyTimesJob =
  (db: Kysely<Tables>): JobHandler =>
  async (_, { now }) => {
    await updateReplyTimes(db, {
      since: new Date(now.getTime() - OBSERVED_PERIOD_MS),
      unansweredBefore: new Date(now.getTime() - UNANSWERED_MS),
      minConversations: MIN_CONVERSATIONS,
    });
    return new Date(now.getTime() + REPLY_TIMES_EVERY_MS);
  };
