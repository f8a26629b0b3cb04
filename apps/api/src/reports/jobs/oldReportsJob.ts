import { DAY_MS } from '@mashrabiya/contract';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';
import { isAboutRemovedSubject } from '../repository/reports.ts';

export const OLD_REPORTS_JOB = 'old_reports';

const LIFETIME_MS = 2 * 365 * DAY_MS;

export const oldReportsJob = defineRetentionJob([
  { table: 'report', key: ['id'], time: 'decided_at', lifetimeMs: LIFETIME_MS },
  {
    table: 'report',
    key: ['id'],
    time: 'created_at',
    lifetimeMs: LIFETIME_MS,
    only: (eb) => eb.and([eb('decision', 'is', null), isAboutRemovedSubject('report')]),
  },
  {
    table: 'report_case',
    key: ['id'],
    time: 'opened_at',
    lifetimeMs: LIFETIME_MS,
    only: () => isAboutRemovedSubject('report_case'),
  },
  {
    table: 'review_report',
    key: ['id'],
    time: 'created_at',
    lifetimeMs: LIFETIME_MS,
    only: (eb) => eb('is_open', '=', false),
  },
]);
