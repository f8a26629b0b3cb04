import { z } from 'zod';

/** A login of one's own. */
export const Session = z
  .object({
    id: z.uuid(),
    /** By which one knows it again: `Chrome, Android`. Empty when unknown. */
    device: z.string(),
    created_at: z.iso.datetime(),
    /** Its last use, to the hour. It ends 30 days later. */
    used_at: z.iso.datetime(),
    /** Whether the request carries this one. */
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;
