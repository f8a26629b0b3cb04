import { defineDomain } from '../app/defineDomain.ts';
import { MAIL_JOB, mailJob } from './mailJob.ts';

export const mail = defineDomain({
  jobs: {
    [MAIL_JOB]: { handler: ({ db, mail }) => mailJob(db, mail) },
  },
});
