import { DAY_MS } from '@mashrabiya/contract';
export const EXPORT_LIFETIME_MS = 7 * DAY_MS;

export interface ExportState {
  state: 'making' | 'ready' | 'failed';
  asked_at: Date;
}

/** Milliseconds until another export is allowed: one a day, unless it failed; 0 for now. */
export function computeExportDelay(latestExport: ExportState | undefined, now: Date): number {
  if (!latestExport || latestExport.state === 'failed') return 0;
  return Math.max(0, latestExport.asked_at.getTime() + DAY_MS - now.getTime());
}
