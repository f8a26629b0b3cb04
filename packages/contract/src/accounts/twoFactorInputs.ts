import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { currentPassword, LINE_MAX_LENGTH, requiredText } from '../fields/fields.ts';
import { foldDigits } from '../values/digits.ts';

/** Six digits of an authenticator app, or twelve characters of a recovery code. */
const CODE_PATTERN = /^(?:\d{6}|[A-Z2-7]{12})$/;

/** Accepts digits of any script, spaces and dashes. */
const foldCode = (typedCode: string): string =>
  foldDigits(typedCode)
    .replace(/[\s\u002d\u2010-\u2015\u2212]/g, '')
    .toUpperCase();

export const sixDigitCode = (invalidCode: InputCode) =>
  requiredText('code_required', LINE_MAX_LENGTH).transform((typedCode, context) => {
    const code = foldCode(typedCode);
    if (typedCode === '' || /^\d{6}$/.test(code)) return code;
    context.addIssue({ code: 'custom', message: invalidCode });
    return z.NEVER;
  });

const code = () =>
  requiredText('code_required', LINE_MAX_LENGTH).transform((typedCode, context) => {
    const foldedCode = foldCode(typedCode);
    if (typedCode === '' || CODE_PATTERN.test(foldedCode)) return foldedCode;
    context.addIssue({ code: 'custom', message: 'code_invalid' satisfies InputCode });
    return z.NEVER;
  });

export const CodeInput = z.object({ code: code() });
export type CodeInput = z.output<typeof CodeInput>;

export const LoginCodeInput = z.object({ challenge: z.string().max(LINE_MAX_LENGTH), code: code() });
export type LoginCodeInput = z.output<typeof LoginCodeInput>;

export const PhoneCodeInput = z.object({ code: sixDigitCode('phone_code_invalid') });

export const PasswordProofInput = z.object({ current_password: currentPassword() });
export type PasswordProofInput = z.output<typeof PasswordProofInput>;

export const TwoFactorProofInput = z.object({ current_password: currentPassword(), code: code() });
export type TwoFactorProofInput = z.output<typeof TwoFactorProofInput>;
