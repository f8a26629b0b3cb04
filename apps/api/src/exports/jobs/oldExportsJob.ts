import { HOUR_MS } from '@mashrabiya/contract';
import type { Files } from '../../files/Files.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { EXPORT_LIFETIME_MS } from '../rules/exportRules.ts';
import { EXPORT_FOLDER } from '../services/exportFile.ts';

export const OLD_EXPORTS_JOB = 'old_exports';
export const OLD_EXPORTS_EVERY_MS = 6 * HOUR_MS;
/** Another job deletes an export when it expires, unless that job failed for good. */
const GRACE_MS = 12 * HOUR_MS;

export const oldExportsJob =
  (files: Files): JobHandler =>
  async (_, { now }) => {
    const cutoff = new Date(now.getTime() - EXPORT_LIFETIME_MS - GRACE_MS);
    for await (const { key, storedAt } of files.list(EXPORT_FOLDER)) if (storedAt < cutoff) await files.delete(key);
    return new Date(now.getTime() + OLD_EXPORTS_EVERY_MS);
  };
