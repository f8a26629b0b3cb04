import { DAY_MS } from '@mashrabiya/contract';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';

export const OLD_CONTACT_MESSAGES_JOB = 'old_contact_messages';

export const oldContactMessagesJob = defineRetentionJob([
  { table: 'contact_message', key: ['id'], time: 'created_at', lifetimeMs: 365 * DAY_MS },
]);
