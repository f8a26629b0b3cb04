import { z } from 'zod';
import { requiredText } from '../fields/fields.ts';

const NAME_MAX_LENGTH = 200;
const ID_TOKEN_MAX_LENGTH = 8_000;

/** Signed ID token of a login provider (specification, section 7). */
export const IdTokenInput = z.object({
  id_token: requiredText('id_token_required', ID_TOKEN_MAX_LENGTH),
  /** Name for a new account when the token has none: Apple sends it beside the token, unsigned. */
  name: z.string().trim().min(1).max(NAME_MAX_LENGTH).optional(),
});
export type IdTokenInput = z.output<typeof IdTokenInput>;

export const ConfirmationTokenInput = IdTokenInput.pick({ id_token: true });
