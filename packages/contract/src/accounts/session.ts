import { z } from 'zod';

/** One of the user's sessions. */
export const Session = z
  .object({
    id: z.uuid(),
    /** Device name, e.g. `Chrome, Android`. Empty when unknown. */
    device: z.string(),
    created_at: z.iso.datetime(),
    /** Its last use, to the hour. It ends 30 days later. */
    used_at: z.iso.datetime(),
    /** Whether it is the session of this request. */
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;
