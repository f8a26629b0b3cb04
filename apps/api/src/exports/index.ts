import { defineDomain } from '../app/defineDomain.ts';
import { getExport, getExportFile } from './calls/getExport.ts';
import { startExport } from './calls/startExport.ts';
import { EXPORT_JOB, EXPORT_REMOVAL_JOB, exportJob, exportRemovalJob } from './jobs/exportJob.ts';

export const exports = defineDomain({
  handlers: {
    startExport,
    getExport,
    getExportFile,
  },
  jobs: {
    [EXPORT_JOB]: { handler: ({ db, files }) => exportJob(db, files), concurrency: 1 },
    [EXPORT_REMOVAL_JOB]: { handler: ({ files }) => exportRemovalJob(files) },
  },
});
