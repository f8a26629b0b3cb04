import { z } from 'zod';

export const Block = z
  .object({
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;
