import { defineDomain } from '../app/defineDomain.ts';
import { MAX_CONCURRENT_MAILS } from '../mail/Mailer.ts';
import { getAlerts, setFavoriteAlert, subscribePush, unsubscribePush } from './calls/settings.ts';
import { stopAlert } from './calls/stopAlert.ts';
import { alertMailJob } from './jobs/alertMailJob.ts';
import { ALERT_MAIL_JOB, PUSH_JOB } from './jobs/alertPayload.ts';
import { ALERTS_JOB, ALERTS_RETRY_MS, alertsJob, ensureAlertsJob } from './jobs/alertsJob.ts';
import { pushJob } from './jobs/pushJob.ts';

export const alerts = defineDomain({
  handlers: {
    getAlerts,
    setFavoriteAlert,
    subscribePush,
    unsubscribePush,
    stopAlert,
  },
  jobs: {
    [ALERTS_JOB]: {
      handler: ({ db, listings, log }) => alertsJob({ db, listings, log }),
      everyMs: ALERTS_RETRY_MS,
      ensure: ensureAlertsJob,
    },
    [ALERT_MAIL_JOB]: {
      handler: ({ db, reference, mail, origin }) => alertMailJob({ db, reference, mailer: mail, origin }),
      concurrency: MAX_CONCURRENT_MAILS,
    },
    [PUSH_JOB]: { handler: ({ db, reference, origin, fetch }) => pushJob({ db, reference, origin, fetch }) },
  },
});
