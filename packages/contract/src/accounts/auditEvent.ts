import { z } from 'zod';
import { AUDIT_KINDS } from '../constants/moderationVocabulary.ts';

export const AuditEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(AUDIT_KINDS),
    device: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;
