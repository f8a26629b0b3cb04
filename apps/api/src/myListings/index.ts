import { AD_ENDING_JOB, ADVANCE_AD_JOB } from '../ads/services/advanceAd.ts';
import { EXPIRE_ADS_JOB } from '../ads/services/credits.ts';
import { defineDomain } from '../app/defineDomain.ts';
import { addProperty } from './calls/addProperty.ts';
import { getAdStatistics } from './calls/adStatistics.ts';
import { closeProperty, confirmProperty } from './calls/closeProperty.ts';
import { discardEdit } from './calls/discardEdit.ts';
import { listDrafts, removeDraft, saveDraft } from './calls/drafts.ts';
import { editProperty } from './calls/editProperty.ts';
import { findDuplicates } from './calls/findDuplicates.ts';
import { getStatistics } from './calls/getStatistics.ts';
import { getAdCounts, getOwnProperty, listOwnProperties } from './calls/ownProperties.ts';
import { pauseProperty, resumeProperty } from './calls/pauseProperty.ts';
import { previewProperty } from './calls/previewProperty.ts';
import { removeProperty } from './calls/removeProperty.ts';
import { renewProperty } from './calls/renewProperty.ts';
import { adEndingJob, advanceAdJob } from './jobs/adPeriodJobs.ts';
import { expireAdsJob } from './jobs/expireAdsJob.ts';

export const myListings = defineDomain({
  handlers: {
    addProperty,
    findDuplicates,
    listDrafts,
    saveDraft,
    removeDraft,
    editProperty,
    removeProperty,
    listOwnProperties,
    getOwnProperty,
    confirmProperty,
    closeProperty,
    renewProperty,
    getAdCounts,
    previewProperty,
    getAdStatistics,
    getStatistics,
    discardEdit,
    pauseProperty,
    resumeProperty,
  },
  jobs: {
    [ADVANCE_AD_JOB]: { handler: ({ db, settings }) => advanceAdJob(db, settings) },
    [AD_ENDING_JOB]: { handler: ({ db }) => adEndingJob(db) },
    [EXPIRE_ADS_JOB]: { handler: ({ db }) => expireAdsJob(db) },
  },
});
