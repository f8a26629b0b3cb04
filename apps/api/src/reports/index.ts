import { defineDomain } from '../app/defineDomain.ts';
import { HELD_JOBS } from '../decisions/services/holdDecision.ts';
import { claimReport } from './calls/claimReport.ts';
import { decideReport, undoReport } from './calls/decideReport.ts';
import { listOwnReports } from './calls/listOwnReports.ts';
import { reportProperty } from './calls/reportProperty.ts';
import { reportProvider } from './calls/reportProvider.ts';
import { heldReportJob } from './jobs/heldReportJob.ts';

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
    [HELD_JOBS.report]: { handler: ({ db, listings }) => heldReportJob(db, listings) },
  },
});
