import { z } from 'zod';

export const JobKind = z
  .object({
    /** As in logs and metrics. */
    kind: z.string(),
    /** Due jobs that no node has taken. */
    due: z.int().min(0),
    /** First attempts that have not ended. */
    running: z.int().min(0),
    /** Jobs that failed and are tried again later or now. */
    retrying: z.int().min(0),
    /** Jobs that failed for good. */
    dead: z.int().min(0),
    /** Since when the oldest job is due; null without one. */
    oldest_since: z.iso.datetime().nullable(),
    /** Reason of the latest failure of a retried or given-up job, without email addresses and tokens. */
    last_error: z.string().nullable(),
  })
  .meta({ id: 'JobKind' });
export type JobKind = z.infer<typeof JobKind>;

export const BackgroundJobs = z
  .object({ is_paused: z.boolean(), kinds: z.array(JobKind) })
  .meta({ id: 'BackgroundJobs' });
export type BackgroundJobs = z.infer<typeof BackgroundJobs>;
