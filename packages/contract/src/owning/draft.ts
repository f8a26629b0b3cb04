import { z } from 'zod';
import { DraftInput } from './draftInputs.ts';

/** An ad that somebody has begun to write. */
export const Draft = z
  .object({
    id: z.uuid(),
    content: DraftInput,
    /** Counts its saves, from 1: a device that knows an older one sees that another device went on. */
    version: z.int().min(1),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;
