import { defineDomain } from '../app/defineDomain.ts';
import { MAIL_JOB, mailJob } from './mailJob.ts';

/** Mails only wait for their server, which may answer some mailboxes late: those hold back no other. */
const MAILS_AT_ONCE = 20;

export const mail = defineDomain({
  jobs: {
    [MAIL_JOB]: { handler: ({ db, mail }) => mailJob(db, mail), width: MAILS_AT_ONCE },
  },
});
