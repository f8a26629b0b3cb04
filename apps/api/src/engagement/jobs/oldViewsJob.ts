import { DAY_MS } from '@mashrabiya/contract';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';

export const OLD_VIEWS_JOB = 'old_views';

/** Statistics compare 90 days with the 90 days before. */
const LIFETIME_MS = 183 * DAY_MS;

export const oldViewsJob = defineRetentionJob([
  { table: 'property_view', key: ['property_id', 'day', 'visitor'], time: 'day', lifetimeMs: LIFETIME_MS },
  { table: 'reel_view', key: ['reel_id', 'day', 'visitor'], time: 'day', lifetimeMs: LIFETIME_MS },
]);
