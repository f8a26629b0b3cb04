import { DAY_MS, formatCairoDay } from '@mashrabiya/contract';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';

export const OLD_LEADS_JOB = 'old_leads';

const LIFETIME_MS = 2 * 365 * DAY_MS;

export const oldLeadsJob = defineRetentionJob([
  {
    table: 'lead',
    key: ['id', 'property_id'],
    time: 'last_contact_at',
    lifetimeMs: LIFETIME_MS,
    only: (eb, cutoff) => eb.or([eb('follow_up_on', 'is', null), eb('follow_up_on', '<', formatCairoDay(cutoff))]),
  },
  { table: 'property_lead', key: ['property_id', 'day', 'visitor'], time: 'day', lifetimeMs: LIFETIME_MS },
]);
