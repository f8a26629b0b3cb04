import { z } from 'zod';

/** Changes of a viewing that are messages. A move is a new proposal. */
const VIEWING_CHANGES = ['proposed', 'accepted', 'declined', 'cancelled'] as const;
export type ViewingChange = (typeof VIEWING_CHANGES)[number];

export const VIEWING_ANSWERS = ['accepted', 'declined', 'cancelled'] as const;
export type ViewingAnswer = (typeof VIEWING_ANSWERS)[number];

/** The proposed or accepted appointment of a conversation, in the future. */
export const Viewing = z
  .object({
    id: z.uuid(),
    starts_at: z.iso.datetime(),
    status: z.enum(['proposed', 'accepted']),
    /** True if the caller proposed the time, so that the partner has to accept it. */
    is_own_proposal: z.boolean(),
  })
  .meta({ id: 'Viewing' });
export type Viewing = z.infer<typeof Viewing>;

export const MessageViewing = z
  .object({ id: z.uuid(), starts_at: z.iso.datetime(), change: z.enum(VIEWING_CHANGES) })
  .meta({ id: 'MessageViewing' });
export type MessageViewing = z.infer<typeof MessageViewing>;
