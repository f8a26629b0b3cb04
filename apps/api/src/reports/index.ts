import { defineDomain } from '../app/defineDomain.ts';
import { DECISION_JOBS } from '../decisions/services/deferDecision.ts';
import { claimReport } from './calls/claimReport.ts';
import { decideReport, undoReport } from './calls/decideReport.ts';
import { listOwnReports } from './calls/listOwnReports.ts';
import { reportProperty } from './calls/reportProperty.ts';
import { reportProvider } from './calls/reportProvider.ts';
import { OLD_REPORTS_JOB, oldReportsJob } from './jobs/oldReportsJob.ts';
import { reportDecisionJob } from './jobs/reportDecisionJob.ts';

export const reports = defineDomain({
  handlers: {
    reportProperty,
    reportProvider,
    claimReport,
    decideReport,
    undoReport,
    listOwnReports,
  },
  jobs: {
    [OLD_REPORTS_JOB]: oldReportsJob,
    [DECISION_JOBS.report]: { handler: ({ db, listings }) => reportDecisionJob(db, listings) },
  },
});
