import { PASSWORD_MIN_LENGTH } from '@mashrabiya/contract';
import { parsePhone } from '@mashrabiya/i18n';

/** What can be wrong with a field; the catalog says it in words under `account.problem`. */
export type AccountProblem =
  | 'nameMissing'
  | 'emailMissing'
  | 'emailWrong'
  | 'emailSame'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordSame'
  | 'confirmationMissing'
  | 'confirmationDifferent'
  | 'currentMissing';

/** Why a server, or the way to it, refused (specification, section 8); in words under `account.failure`. */
export type AccountFailure =
  | 'wrongLogin'
  | 'tooMany'
  | 'network'
  | 'emailTaken'
  | 'phoneTaken'
  | 'emailUnknown'
  | 'linkNotSent'
  | 'tooSoon'
  | 'wrongPassword'
  | 'unexpected';

/** The problem of each field, in the order in which the fields stand; undefined where there is none. */
export type Problems<Field extends string> = Partial<Record<Field, AccountProblem>>;

/** Something, one @, and a domain with a dot in it; no spaces (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is an email address as the server takes them. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

const email = (text: string): AccountProblem | undefined => {
  if (!text) return 'emailMissing';
  return isEmail(text) ? undefined : 'emailWrong';
};

const password = (text: string): AccountProblem | undefined => {
  if (!text) return 'passwordMissing';
  return text.length < PASSWORD_MIN_LENGTH ? 'passwordShort' : undefined;
};

const confirmation = (text: string, of: string): AccountProblem | undefined => {
  if (!text) return 'confirmationMissing';
  return text === of ? undefined : 'confirmationDifferent';
};

export interface LoginValues {
  email: string;
  password: string;
}

export interface RegisterValues extends LoginValues {
  name: string;
  /** May be empty; the panel does not judge it (specification, section 5). */
  phone: string;
  password_confirmation: string;
}

export interface PasswordValues {
  current: string;
  password: string;
  password_confirmation: string;
}

export interface EmailValues {
  email: string;
  current: string;
}

export const checkLogin = (values: LoginValues): Problems<keyof LoginValues> => ({
  email: email(values.email),
  password: password(values.password),
});

export const checkRegister = (values: RegisterValues): Problems<keyof RegisterValues> => ({
  name: values.name.trim() ? undefined : 'nameMissing',
  email: email(values.email),
  phone: undefined,
  password: password(values.password),
  password_confirmation: confirmation(values.password_confirmation, values.password),
});

export const checkForgot = (values: { email: string }): Problems<'email'> => ({ email: email(values.email) });

export const checkPhone = (values: { phone: string }): Problems<'phone'> => {
  if (!values.phone.trim()) return { phone: 'phoneMissing' };
  return parsePhone(values.phone) ? {} : { phone: 'phoneWrong' };
};

export const checkPasswordChange = (values: PasswordValues): Problems<keyof PasswordValues> => ({
  current: values.current ? undefined : 'currentMissing',
  password:
    password(values.password) ?? (values.current && values.password === values.current ? 'passwordSame' : undefined),
  password_confirmation: confirmation(values.password_confirmation, values.password),
});

/** `now` is the account's present address. */
export const checkEmailChange =
  (now: string) =>
  (values: EmailValues): Problems<keyof EmailValues> => ({
    email: email(values.email) ?? (values.email.toLowerCase() === now.toLowerCase() ? 'emailSame' : undefined),
    current: values.current ? undefined : 'currentMissing',
  });

export const checkDelete = (values: { current: string }): Problems<'current'> => ({
  current: values.current ? undefined : 'currentMissing',
});

/** The one that is said in words: the first, by the order of the fields, among those that may be shown. */
export const firstProblem = <Field extends string>(
  problems: Problems<Field>,
  shown: (field: string) => boolean,
): [field: string, problem: AccountProblem] | undefined => {
  for (const [field, problem] of Object.entries<AccountProblem | undefined>(problems)) {
    if (problem && shown(field)) return [field, problem];
  }
  return undefined;
};
