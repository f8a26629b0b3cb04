import { z } from 'zod';

/** The block of an account by the moderators. */
export const Block = z
  .object({
    /** Why, in the asker's language. */
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;
