import { z } from 'zod';
import { DraftInput } from './draftInputs.ts';

export const Draft = z
  .object({
    id: z.uuid(),
    content: DraftInput,
    /** Number of saves, from 1: a lower number on a device means that another device saved since. */
    version: z.int().min(1),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;
