import { z } from 'zod';
import { AUDIT_KINDS } from '../constants/vocabulary.ts';

/** Something that happened to one's account. */
export const AuditEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(AUDIT_KINDS),
    /** Where: `Chrome, Android`. Empty when unknown. */
    device: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;
