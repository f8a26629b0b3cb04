import { defineDomain } from '../app/defineDomain.ts';
import { HELD_JOBS } from '../decisions/services/holdDecision.ts';
import { blockSeller, unblockSeller } from './calls/blockSeller.ts';
import { claimReview } from './calls/claimReview.ts';
import { decideReview, undoReview } from './calls/decideReview.ts';
import { getModerationTable, listModerationEvents } from './calls/listModerationEvents.ts';
import { getPerson, listPeople, setRole } from './calls/people.ts';
import { ACCEPT_ADS_EVERY_MS, ACCEPT_ADS_JOB, acceptAdsJob } from './jobs/acceptAdsJob.ts';
import { heldReviewJob } from './jobs/heldReviewJob.ts';

export const moderation = defineDomain({
  handlers: {
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
  },
  jobs: {
    [HELD_JOBS.ad]: { handler: ({ db, settings, listings }) => heldReviewJob(db, { settings, listings }) },
    // Ends by itself if no moderator is configured to approve ads.
    [ACCEPT_ADS_JOB]: { handler: acceptAdsJob, everyMs: ACCEPT_ADS_EVERY_MS },
  },
});
