import { defineDomain } from '../app/defineDomain.ts';
import { addProviderLead } from './calls/addProviderLead.ts';
import { applyAsAdvisor, getApplication } from './calls/applications.ts';
import { claimAdvisor, decideAdvisor } from './calls/decideAdvisor.ts';
import { claimReviewReport, decideReviewReport } from './calls/decideReviewReport.ts';
import { getProvider } from './calls/getProvider.ts';
import { listAdvisors } from './calls/listAdvisors.ts';
import { listProviderHomes } from './calls/listProviderHomes.ts';
import { reportReview } from './calls/reportReview.ts';
import { getOwnReview, listReviews, removeReview, saveReview } from './calls/reviews.ts';

export const people = defineDomain({
  handlers: {
    getProvider,
    listProviderHomes,
    addProviderLead,
    listReviews,
    getOwnReview,
    saveReview,
    removeReview,
    reportReview,
    claimReviewReport,
    decideReviewReport,
    listAdvisors,
    applyAsAdvisor,
    getApplication,
    claimAdvisor,
    decideAdvisor,
  },
});
