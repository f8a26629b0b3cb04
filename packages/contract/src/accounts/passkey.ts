import { z } from 'zod';

export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

const AuthenticatorAttachment = z.enum(['cross-platform', 'platform']);
const RequirementLevel = z.enum(['discouraged', 'preferred', 'required']);
const Credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. Valid once, for five minutes. */
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.number().optional(),
    excludeCredentials: z.array(Credential).optional(),
    authenticatorSelection: z
      .object({
        authenticatorAttachment: AuthenticatorAttachment.optional(),
        residentKey: RequirementLevel.optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: RequirementLevel.optional(),
      })
      .optional(),
    attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
    extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  })
  .meta({ id: 'PasskeyCreation' });

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. Valid once, for five minutes. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string().optional(),
    timeout: z.number().optional(),
    allowCredentials: z.array(Credential).optional(),
    userVerification: RequirementLevel.optional(),
  })
  .meta({ id: 'PasskeyRequest' });
