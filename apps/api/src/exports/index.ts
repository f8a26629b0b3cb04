import { defineDomain } from '../app/defineDomain.ts';
import { getExport, getExportFile } from './calls/getExport.ts';
import { startExport } from './calls/startExport.ts';
import { EXPORT_JOB, EXPORT_REMOVAL_JOB, exportJob, exportRemovalJob } from './jobs/exportJob.ts';
import { OLD_EXPORTS_EVERY_MS, OLD_EXPORTS_JOB, oldExportsJob } from './jobs/oldExportsJob.ts';

export const exports = defineDomain({
  handlers: {
    startExport,
    getExport,
    getExportFile,
  },
  jobs: {
    [EXPORT_JOB]: { handler: ({ db, files }) => exportJob(db, files), concurrency: 1 },
    [EXPORT_REMOVAL_JOB]: { handler: ({ files }) => exportRemovalJob(files) },
    [OLD_EXPORTS_JOB]: { handler: ({ files }) => oldExportsJob(files), everyMs: OLD_EXPORTS_EVERY_MS },
  },
});
