import { defineDomain } from '../app/defineDomain.ts';
import { MAX_CONCURRENT_MAILS } from '../mail/Mailer.ts';
import { sendContact } from './calls/sendContact.ts';
import { CONTACT_MAIL_JOB, contactMailJob } from './jobs/contactMailJob.ts';

export const contact = defineDomain({
  handlers: {
    sendContact,
  },
  jobs: {
    [CONTACT_MAIL_JOB]: {
      handler: ({ db, mail, contactEmail }) => contactMailJob(db, mail, contactEmail),
      concurrency: MAX_CONCURRENT_MAILS,
    },
  },
});
