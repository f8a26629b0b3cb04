import { DAY_MS } from '@mashrabiya/contract';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';
import { hasLaterReview } from '../repository/reviews.ts';

export const OLD_MODERATION_JOB = 'old_moderation';

const LIFETIME_MS = 2 * 365 * DAY_MS;

export const oldModerationJob = defineRetentionJob([
  { table: 'moderation_event', key: ['id'], time: 'created_at', lifetimeMs: LIFETIME_MS },
  {
    table: 'property_review',
    key: ['id'],
    time: 'created_at',
    lifetimeMs: LIFETIME_MS,
    only: hasLaterReview,
  },
]);
