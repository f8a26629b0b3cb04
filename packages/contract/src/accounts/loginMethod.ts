import { z } from 'zod';

/** An account of a provider that logs in to the user's account. */
export const LinkedIdentity = z
  .object({
    id: z.uuid(),
    /** Null for a provider that is no longer set up. */
    provider: z.enum(['google', 'apple']).nullable(),
    /** The address that the provider vouched for; null when it was linked before addresses were kept. */
    email: z.string().nullable(),
    linked_at: z.iso.datetime(),
  })
  .meta({ id: 'LinkedIdentity' });
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

/** Login methods of an account besides its passkeys. */
export const LoginMethods = z
  .object({ has_password: z.boolean(), identities: z.array(LinkedIdentity) })
  .meta({ id: 'LoginMethods' });
export type LoginMethods = z.infer<typeof LoginMethods>;
