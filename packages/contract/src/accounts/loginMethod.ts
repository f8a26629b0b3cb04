import { z } from 'zod';

export const LinkedIdentity = z
  .object({
    id: z.uuid(),
    /** Null for a provider that is no longer configured. */
    provider: z.enum(['google', 'apple']).nullable(),
    /** Address verified by the provider; null if linked before addresses were stored. */
    email: z.string().nullable(),
    linked_at: z.iso.datetime(),
  })
  .meta({ id: 'LinkedIdentity' });
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

export const LoginMethods = z
  .object({ has_password: z.boolean(), identities: z.array(LinkedIdentity) })
  .meta({ id: 'LoginMethods' });
export type LoginMethods = z.infer<typeof LoginMethods>;
