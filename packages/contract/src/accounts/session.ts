import { z } from 'zod';

export const Session = z
  .object({
    id: z.uuid(),
    /** For example `Chrome, Android`; empty when unknown. */
    device: z.string(),
    created_at: z.iso.datetime(),
    /** Last use, rounded to the hour. The session expires 30 days later. */
    used_at: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;
