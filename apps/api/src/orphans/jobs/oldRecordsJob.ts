import { DAY_MS, HOUR_MS } from '@mashrabiya/contract';
import { PHONE_CODE_JOB } from '../../accounts/jobs/phoneCodeJob.ts';
import { ALERT_MAIL_JOB } from '../../alerts/jobs/alertPayload.ts';
import { ENQUIRY_CODE_JOB } from '../../conversations/jobs/enquiryCodeJob.ts';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';
import { MAIL_JOB } from '../../mail/enqueueMail.ts';

export const OLD_RECORDS_JOB = 'old_records';

const EVERY_MS = HOUR_MS;
const MAILS_WITH_ADDRESS = [MAIL_JOB, ALERT_MAIL_JOB, ENQUIRY_CODE_JOB, PHONE_CODE_JOB];

export const oldRecordsJob = defineRetentionJob(
  [
    { table: 'rate_limit', key: ['key'], time: 'resets_at', lifetimeMs: 0 },
    { table: 'job', key: ['id'], time: 'ended_at', lifetimeMs: 7 * DAY_MS, only: (eb) => eb('state', '=', 'done') },
    {
      table: 'job',
      key: ['id'],
      time: 'ended_at',
      lifetimeMs: 30 * DAY_MS,
      // Other jobs, such as refunds, contain ids only, and must be retried.
      only: (eb) => eb.and([eb('state', '=', 'dead'), eb('kind', 'in', MAILS_WITH_ADDRESS)]),
    },
  ],
  EVERY_MS,
);
