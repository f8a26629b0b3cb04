import { z } from 'zod';
import { requiredText } from '../fields/fields.ts';

/** Longer than those of any provider. */
const NAME_MAX_LENGTH = 200;
const ID_TOKEN_MAX_LENGTH = 8_000;

/** What a provider says of a person, signed (specification, section 7). */
export const IdTokenInput = z.object({
  id_token: requiredText('id_token_required', ID_TOKEN_MAX_LENGTH),
  /** What a new account is called where the token does not say it: Apple tells the name beside it, unsigned. */
  name: z.string().trim().min(1).max(NAME_MAX_LENGTH).optional(),
});
export type IdTokenInput = z.output<typeof IdTokenInput>;

/** What a provider says of a user who confirms a change. */
export const ConfirmationTokenInput = IdTokenInput.pick({ id_token: true });
