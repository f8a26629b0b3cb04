import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import {
  currentPassword,
  emailAddress,
  LINE_MAX_LENGTH,
  newPassword,
  password,
  phoneNumber,
  requiredText,
} from '../fields/fields.ts';
import { profilePicture } from '../media/pictureInputs.ts';
import { normalizeEmail } from '../values/email.ts';
import { isPersonalPassword, type PasswordOwner } from '../values/password.ts';
import { parsePhone } from '../values/phone.ts';

const passwordWithConfirmation = {
  password: newPassword(),
  password_confirmation: z
    .string('confirmation_required' satisfies InputCode)
    .min(1, 'confirmation_required' satisfies InputCode),
};

interface NewPassword extends PasswordOwner {
  password: string;
  password_confirmation: string;
}

const confirmationCheck = crossFieldCheck<NewPassword>(
  ({ password, password_confirmation }) => password_confirmation === '' || password === password_confirmation,
  {
    comparedFields: ['password', 'password_confirmation'],
    errorField: 'password_confirmation',
    code: 'confirmation_mismatch',
  },
);

/** Rejects a password that is the user's own name, address or phone number. */
const personalPasswordCheck = crossFieldCheck<NewPassword>(
  ({ password, ...owner }) => password === '' || !isPersonalPassword(password, owner),
  { comparedFields: ['password', 'name', 'email', 'phone'], errorField: 'password', code: 'password_personal' },
);

export const LoginInput = z.object({ email: emailAddress(), password: password() });
export type LoginInput = z.output<typeof LoginInput>;

/** The phone is optional and not validated (specification, section 5); a readable number is normalised. */
export const RegisterInput = z
  .object({
    name: requiredText('name_required'),
    email: emailAddress(),
    phone: z
      .string()
      .max(LINE_MAX_LENGTH, 'text_too_long' satisfies InputCode)
      .optional()
      .transform((typedPhone) => (typedPhone?.trim() ? (parsePhone(typedPhone) ?? typedPhone.trim()) : undefined)),
    ...passwordWithConfirmation,
  })
  .check(confirmationCheck, personalPasswordCheck);
export type RegisterInput = z.output<typeof RegisterInput>;

export const ForgotPasswordInput = z.object({ email: emailAddress() });
export type ForgotPasswordInput = z.output<typeof ForgotPasswordInput>;

export const ResetPasswordInput = z
  .object({ token: requiredText('reset_token_required'), email: emailAddress(), ...passwordWithConfirmation })
  .check(confirmationCheck, personalPasswordCheck);
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

export const VerifyEmailInput = z.object({ token: requiredText('reset_token_required') });
export type VerifyEmailInput = z.output<typeof VerifyEmailInput>;

export const PasswordChangeInput = z
  .object({ current_password: currentPassword(), ...passwordWithConfirmation })
  .check(confirmationCheck, personalPasswordCheck)
  .check(
    crossFieldCheck<{ password: string; current_password: string | null }>(
      ({ password, current_password }) => !current_password || password !== current_password,
      { comparedFields: ['password', 'current_password'], errorField: 'password', code: 'password_unchanged' },
    ),
  );
export type PasswordChangeInput = z.output<typeof PasswordChangeInput>;

export const EmailChangeInput = z.object({ email: emailAddress(), current_password: currentPassword() });
export type EmailChangeInput = z.output<typeof EmailChangeInput>;

/** Rejects the current address as the new one. */
export const buildEmailChangeInput = (currentEmail: string) =>
  EmailChangeInput.check(
    crossFieldCheck<{ email: string }>(
      ({ email }) => normalizeEmail(email).toLowerCase() !== normalizeEmail(currentEmail).toLowerCase(),
      { comparedFields: ['email'], errorField: 'email', code: 'email_unchanged' },
    ),
  );

/** Required if the account has both a phone and a password. */
const passwordProof = { current_password: z.string().optional() };

export const PhoneInput = z.object({ phone: phoneNumber(), ...passwordProof });
export type PhoneInput = z.output<typeof PhoneInput>;

export const ProfileInput = z.object({
  name: requiredText('name_required'),
  phone: z.union([z.literal(''), phoneNumber()], 'phone_invalid' satisfies InputCode),
  /** `1` removes the picture. */
  remove_avatar: z.enum(['0', '1']).optional(),
  ...passwordProof,
});
export type ProfileInput = z.output<typeof ProfileInput>;

export const LanguageInput = z.object({ language: z.enum(['ar', 'en']) });
export type LanguageInput = z.output<typeof LanguageInput>;

export const ProfileDraft = ProfileInput.extend({
  avatar: z.union([z.null(), profilePicture()]),
});
export type ProfileDraft = z.output<typeof ProfileDraft>;

/** Deleting an account requires its password (specification, section 5). */
export const DeleteAccountInput = z.object({ current_password: currentPassword() });
export type DeleteAccountInput = z.output<typeof DeleteAccountInput>;
