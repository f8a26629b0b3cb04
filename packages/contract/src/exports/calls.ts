import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { Done, FileAnswer } from '../call/commonSchemas.ts';
import { exportEndpoints } from './endpoints.ts';

export const DataExport = z
  .object({
    state: z.enum(['making', 'ready', 'failed']),
    asked_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    bytes: z.int().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

export const exportCalls = {
  startExport: defineCall(exportEndpoints.startExport, {
    summary: 'Start a data export',
    description: 'Prepares a copy of all data of the account, once a day. A mail says when it is ready.',
    answer: Done,
    errors: ['retry_too_soon'],
  }),
  getExport: defineCall(exportEndpoints.getExport, {
    summary: 'Get the last data export',
    description: 'The state of the last export; null without one.',
    answer: z.object({ data: DataExport.nullable() }),
    errors: [],
  }),
  getExportFile: defineCall(exportEndpoints.getExportFile, {
    summary: 'Download the data export',
    description: 'A ZIP file of JSON and pictures, available for seven days.',
    answer: FileAnswer,
    answerTypes: ['application/zip'],
    errors: ['not_found', 'gone'],
  }),
};
