import { defineDomain } from '../app/defineDomain.ts';
import { DECISION_JOBS } from '../decisions/services/deferDecision.ts';
import { blockUser, unblockUser } from './calls/blockUser.ts';
import { claimReview } from './calls/claimReview.ts';
import { decideReview, undoReview } from './calls/decideReview.ts';
import { getModerationTable, listModerationEvents } from './calls/listModerationEvents.ts';
import { endUserSessions, getModeratedUser, listUsers, setRole } from './calls/users.ts';
import { APPROVE_ADS_EVERY_MS, APPROVE_ADS_JOB, approveAdsJob } from './jobs/approveAdsJob.ts';
import { OLD_MODERATION_JOB, oldModerationJob } from './jobs/oldModerationJob.ts';
import { reviewDecisionJob } from './jobs/reviewDecisionJob.ts';

export const moderation = defineDomain({
  handlers: {
    blockUser,
    unblockUser,
    listUsers,
    getModeratedUser,
    setRole,
    endUserSessions,
    listModerationEvents,
    getModerationTable,
    claimReview,
    decideReview,
    undoReview,
  },
  jobs: {
    [OLD_MODERATION_JOB]: oldModerationJob,
    [DECISION_JOBS.ad]: { handler: ({ db, settings, listings }) => reviewDecisionJob(db, { settings, listings }) },
    // Ends by itself if no moderator is configured to approve ads.
    [APPROVE_ADS_JOB]: { handler: approveAdsJob, everyMs: APPROVE_ADS_EVERY_MS },
  },
});
