import type { Log } from '../../app/errors.ts';
import type { Services } from '../../app/services.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { alertMailJob } from './alertMailJob.ts';
import { ALERTS_JOB, alertsJob } from './alertsJob.ts';
import { ALERT_MAIL_JOB, PUSH_JOB } from './news.ts';
import { pushJob } from './pushJob.ts';

export interface AlertHandlersOptions {
  services: Services;
  /** Scheme and host that links begin with. */
  origin: () => string;
  log: Log;
  /** Reaches push services. */
  fetch: typeof fetch;
}

/** What does the jobs of alerts, by their kinds. */
export function alertHandlers({
  services: { db, reference, listings, mail },
  origin,
  log,
  fetch,
}: AlertHandlersOptions): Record<string, JobHandler> {
  return {
    [ALERTS_JOB]: alertsJob({ db, listings: listings.refresh, log }),
    [ALERT_MAIL_JOB]: alertMailJob({ db, reference, mailer: mail, origin }),
    [PUSH_JOB]: pushJob({ db, reference, origin, fetch }),
  };
}
