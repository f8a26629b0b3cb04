import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { currentPassword, LINE_MAX_LENGTH, requiredText } from '../fields/fields.ts';
import { foldDigits } from '../values/digits.ts';

/** Six digits of an authenticator app, or the twelve characters of a recovery code. */
const CODE = /^(?:\d{6}|[A-Z2-7]{12})$/;

/** A code as it is compared: digits of any script, and whatever space or dashes stand in it. */
const foldCode = (typed: string): string =>
  foldDigits(typed)
    .replace(/[\s\u002d\u2010-\u2015\u2212]/g, '')
    .toUpperCase();

/** A code that was typed. */
const code = () =>
  requiredText('code_required', LINE_MAX_LENGTH).transform((typed, context) => {
    const folded = foldCode(typed);
    if (typed === '' || CODE.test(folded)) return folded;
    context.addIssue({ code: 'custom', message: 'code_invalid' satisfies InputCode });
    return z.NEVER;
  });

export const CodeInput = z.object({ code: code() });
export type CodeInput = z.output<typeof CodeInput>;

/** The second step of a login. */
export const LoginCodeInput = z.object({ challenge: z.string().max(LINE_MAX_LENGTH), code: code() });
export type LoginCodeInput = z.output<typeof LoginCodeInput>;

/** Proves with the password who asks. */
export const PasswordProofInput = z.object({ current_password: currentPassword() });
export type PasswordProofInput = z.output<typeof PasswordProofInput>;

/** Proves with both who asks. */
export const TwoFactorProofInput = z.object({ current_password: currentPassword(), code: code() });
export type TwoFactorProofInput = z.output<typeof TwoFactorProofInput>;
