import { defineDomain } from '../app/defineDomain.ts';
import { OLD_RECORDS_JOB, oldRecordsJob } from './jobs/oldRecordsJob.ts';
import { ORPHANS_EVERY_MS, ORPHANS_JOB, orphansJob } from './jobs/orphansJob.ts';

export const orphans = defineDomain({
  jobs: {
    [OLD_RECORDS_JOB]: oldRecordsJob,
    [ORPHANS_JOB]: { handler: ({ db, files }) => orphansJob(db, files), concurrency: 1, everyMs: ORPHANS_EVERY_MS },
  },
});
