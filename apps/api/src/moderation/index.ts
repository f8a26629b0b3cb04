import { defineDomain } from '../app/defineDomain.ts';
import { blockSeller, unblockSeller } from './calls/blockSeller.ts';
import { claimReport } from './calls/claimReport.ts';
import { claimReview } from './calls/claimReview.ts';
import { decideReport, undoReport } from './calls/decideReport.ts';
import { decideReview, undoReview } from './calls/decideReview.ts';
import { getModerationTable, listModerationEvents } from './calls/listModerationEvents.ts';
import { listOwnReports } from './calls/listOwnReports.ts';
import { getPerson, listPeople, setRole } from './calls/people.ts';
import { reportProperty } from './calls/reportProperty.ts';
import { reportProvider } from './calls/reportProvider.ts';
import { ACCEPT_ADS_EVERY_MS, ACCEPT_ADS_JOB, acceptAdsJob } from './jobs/acceptAdsJob.ts';
import { heldReportJob } from './jobs/heldReportJob.ts';
import { heldReviewJob } from './jobs/heldReviewJob.ts';
import { HELD_JOBS } from './services/holdDecision.ts';

export const moderation = defineDomain({
  handlers: {
    reportProperty,
    reportProvider,
    claimReport,
    decideReport,
    blockSeller,
    unblockSeller,
    listPeople,
    getPerson,
    setRole,
    listModerationEvents,
    getModerationTable,
    claimReview,
    decideReview,
    undoReview,
    undoReport,
    listOwnReports,
  },
  jobs: {
    [HELD_JOBS.ad]: { handler: ({ db, settings, listings }) => heldReviewJob(db, { settings, listings }) },
    [HELD_JOBS.report]: { handler: ({ db, listings }) => heldReportJob(db, listings) },
    // Ends by itself where nobody is named who lets ads through.
    [ACCEPT_ADS_JOB]: { handler: acceptAdsJob, everyMs: ACCEPT_ADS_EVERY_MS },
  },
});
