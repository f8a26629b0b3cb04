import { DAY_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { deleteOldConversations } from '../repository/conversations.ts';
import { getConversationRetentionStart } from '../rules/messageTimes.ts';

export const OLD_CONVERSATIONS_JOB = 'old_conversations';
export const OLD_CONVERSATIONS_EVERY_MS = DAY_MS;
const BATCH_SIZE = 200;

/** Deletes conversations whose last message is older than two years; runs daily. */
export const oldConversationsJob =
  (db: Kysely<Tables>): JobHandler =>
  async (_, { now }) => {
    const cutoff = getConversationRetentionStart(now);
    let deletedCount = BATCH_SIZE;
    while (deletedCount === BATCH_SIZE) deletedCount = await deleteOldConversations(db, cutoff, BATCH_SIZE);
    return new Date(now.getTime() + OLD_CONVERSATIONS_EVERY_MS);
  };
