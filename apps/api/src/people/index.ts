import { defineDomain } from '../app/defineDomain.ts';
import { DECISION_JOBS } from '../decisions/services/deferDecision.ts';
import { addProviderLead } from './calls/addProviderLead.ts';
import { applyAsAdvisor, getApplication } from './calls/applications.ts';
import { claimAdvisor, decideAdvisor, undoAdvisor } from './calls/decideAdvisor.ts';
import { claimReviewReport, decideReviewReport } from './calls/decideReviewReport.ts';
import { getProvider } from './calls/getProvider.ts';
import { listAdvisors } from './calls/listAdvisors.ts';
import { listProviderListings } from './calls/listProviderListings.ts';
import { removeReply, saveReply } from './calls/replies.ts';
import { reportReview } from './calls/reportReview.ts';
import { getOwnReview, listReviews, removeReview, saveReview } from './calls/reviews.ts';

import { advisorDecisionJob } from './jobs/advisorDecisionJob.ts';

export const people = defineDomain({
  handlers: {
    getProvider,
    listProviderListings,
    addProviderLead,
    listReviews,
    getOwnReview,
    saveReview,
    removeReview,
    saveReply,
    removeReply,
    reportReview,
    claimReviewReport,
    decideReviewReport,
    listAdvisors,
    applyAsAdvisor,
    getApplication,
    claimAdvisor,
    decideAdvisor,
    undoAdvisor,
  },
  jobs: { [DECISION_JOBS.advisor]: { handler: ({ db }) => advisorDecisionJob(db) } },
});
