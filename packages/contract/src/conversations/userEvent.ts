import { z } from 'zod';

/**
 * A sent message (also about a viewing), a read mark of either user, changed settings, the end of the partner's account,
 * or a partner who is typing.
 */
const USER_EVENT_KINDS = ['message', 'read', 'settings', 'closed', 'typing'] as const;
export type UserEventKind = (typeof USER_EVENT_KINDS)[number];

/** A change in a conversation of the user. The client loads what changed with the usual calls. */
export const UserEvent = z.object({ kind: z.enum(USER_EVENT_KINDS), conversation_id: z.uuid() });
export type UserEvent = z.infer<typeof UserEvent>;

export const UserEvents = z
  .object({
    /** False if earlier events may be missing: the client then loads everything again. */
    is_complete: z.boolean(),
    events: z.array(UserEvent),
  })
  .meta({ id: 'UserEvents' });
export type UserEvents = z.infer<typeof UserEvents>;

/** Milliseconds between two reports that a user is typing, and how long the partner shows each. */
export const TYPING_TIMES = { reportEveryMs: 3_000, shownMs: 5_000 } as const;
