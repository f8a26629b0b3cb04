import { z } from 'zod';
import { currentPassword, requiredText } from '../fields/fields.ts';

/** Maximum characters of one part of a credential; attestations of hardware keys are the longest. */
const PART_MAX_LENGTH = 20_000;
const PASSKEY_NAME_MAX_LENGTH = 60;

const credentialPart = () =>
  z
    .string()
    .max(PART_MAX_LENGTH)
    .regex(/^[\w-]*$/);
const credentialFields = {
  id: credentialPart(),
  rawId: credentialPart(),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() }),
};

/** Created passkey: `RegistrationResponseJSON` of WebAuthn. */
const CreatedCredential = z
  .object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: credentialPart(),
      attestationObject: credentialPart(),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'MadePasskey' });

/** Signed challenge: `AuthenticationResponseJSON` of WebAuthn. */
const LoginCredential = z
  .object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: credentialPart(),
      authenticatorData: credentialPart(),
      signature: credentialPart(),
      userHandle: credentialPart().optional(),
    }),
  })
  .meta({ id: 'UsedPasskey' });

export const NewPasskeyInput = z.object({
  name: requiredText('passkey_name_required', PASSKEY_NAME_MAX_LENGTH),
  current_password: currentPassword(),
});
export type NewPasskeyInput = z.output<typeof NewPasskeyInput>;

export const PasskeyInput = z.object({
  name: requiredText('passkey_name_required', PASSKEY_NAME_MAX_LENGTH),
  credential: CreatedCredential,
});
export type PasskeyInput = z.output<typeof PasskeyInput>;

export const PasskeyLoginInput = z.object({ credential: LoginCredential });
export type PasskeyLoginInput = z.output<typeof PasskeyLoginInput>;
