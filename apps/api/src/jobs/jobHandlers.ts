import { ENDED_SESSIONS_EVERY_MS, ENDED_SESSIONS_JOB, endedSessionsJob } from '../accounts/jobs/endedSessionsJob.ts';
import type { Services } from '../app/services.ts';
import { CONTACT_MAIL_JOB, contactMailJob } from '../contact/jobs/contactMailJob.ts';
import { EXPORT_JOB, EXPORT_REMOVAL_JOB, exportJob, exportRemovalJob } from '../exports/jobs/exportJob.ts';
import { MAIL_JOB, mailJob } from '../mail/mailJob.ts';
import { ORPHANS_EVERY_MS, ORPHANS_JOB, orphansJob } from '../media/jobs/orphansJob.ts';
import { PICTURE_JOB, pictureJob } from '../media/jobs/pictureJob.ts';
import { heldReportJob } from '../moderation/jobs/heldReportJob.ts';
import { heldReviewJob } from '../moderation/jobs/heldReviewJob.ts';
import { HELD_JOBS } from '../moderation/services/holdDecision.ts';
import { expireAdsJob } from '../owning/jobs/expireAdsJob.ts';
import { adEndingJob, turnAdJob } from '../owning/jobs/turnAdJobs.ts';
import { EXPIRE_ADS_JOB } from '../owning/services/credits.ts';
import { AD_ENDING_JOB, TURN_AD_JOB } from '../owning/services/turnAds.ts';
import { CHECK_ORDER_JOB, checkOrderJob } from '../payments/jobs/checkOrderJob.ts';
import { receiptMailJob } from '../payments/jobs/receiptMailJob.ts';
import { REFUND_JOB, refundJob } from '../payments/jobs/refundJob.ts';
import { returnSurplusJob } from '../payments/jobs/returnSurplusJob.ts';
import { SANDBOX_CALLBACK_JOB, sandboxCallbackJob } from '../payments/sandbox/press.ts';
import { RECEIPT_MAIL_JOB } from '../payments/services/settle.ts';
import { RETURN_SURPLUS_JOB } from '../payments/services/surplus.ts';
import { heldReelJob } from '../reels/jobs/heldReelJob.ts';
import type { JobHandler } from './JobRunner.ts';

/** How often jobs of these kinds are done; each node makes sure at its start that they are. */
export const JOB_PERIODS: Readonly<Record<string, number>> = {
  [ORPHANS_JOB]: ORPHANS_EVERY_MS,
  [ENDED_SESSIONS_JOB]: ENDED_SESSIONS_EVERY_MS,
};

/** How many of these a node does at once: they take its processor and memory. */
export const JOB_WIDTHS: Readonly<Record<string, number>> = { [PICTURE_JOB]: 1, [EXPORT_JOB]: 1, [ORPHANS_JOB]: 1 };

/** What every node knows how to do. */
export const jobHandlers = ({
  db,
  mail,
  files,
  listings,
  settings,
  payments,
  contactEmail,
}: Services): Record<string, JobHandler> => ({
  [MAIL_JOB]: mailJob(db, mail),
  [CONTACT_MAIL_JOB]: contactMailJob(db, mail, contactEmail),
  [ENDED_SESSIONS_JOB]: endedSessionsJob(db),
  [EXPORT_JOB]: exportJob(db, files),
  [EXPORT_REMOVAL_JOB]: exportRemovalJob(files),
  [ORPHANS_JOB]: orphansJob(db, files),
  [PICTURE_JOB]: pictureJob(files),
  [HELD_JOBS.ad]: heldReviewJob(db, { settings, listings }),
  [HELD_JOBS.report]: heldReportJob(db, listings),
  [HELD_JOBS.reel]: heldReelJob(db),
  [TURN_AD_JOB]: turnAdJob(db, settings),
  [AD_ENDING_JOB]: adEndingJob(db),
  [EXPIRE_ADS_JOB]: expireAdsJob(db),
  [CHECK_ORDER_JOB]: checkOrderJob(db, payments),
  [REFUND_JOB]: refundJob(db, payments),
  [SANDBOX_CALLBACK_JOB]: sandboxCallbackJob(db, payments),
  [RETURN_SURPLUS_JOB]: returnSurplusJob(db, payments),
  [RECEIPT_MAIL_JOB]: receiptMailJob(db, mail),
});
