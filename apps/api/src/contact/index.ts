import { defineDomain } from '../app/defineDomain.ts';
import { MAX_CONCURRENT_MAILS } from '../mail/Mailer.ts';
import { sendContact } from './calls/sendContact.ts';
import { CONTACT_MAIL_JOB, contactMailJob } from './jobs/contactMailJob.ts';
import { OLD_CONTACT_MESSAGES_JOB, oldContactMessagesJob } from './jobs/oldContactMessagesJob.ts';

export const contact = defineDomain({
  handlers: {
    sendContact,
  },
  jobs: {
    [OLD_CONTACT_MESSAGES_JOB]: oldContactMessagesJob,
    [CONTACT_MAIL_JOB]: {
      handler: ({ db, mail, contactEmail }) => contactMailJob(db, mail, contactEmail),
      concurrency: MAX_CONCURRENT_MAILS,
    },
  },
});
