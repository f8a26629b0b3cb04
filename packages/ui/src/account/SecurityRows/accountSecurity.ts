import type { LoginProvider } from '../SocialButtons/SocialButtons.tsx';

export interface AccountSecurity {
  /** False if only a provider or a passkey logs in. */
  hasPassword: boolean;
  /** ISO date of the last change, or null. */
  passwordChangedOn: string | null;
  email: string;
  /** True if the link sent to `email` was opened. */
  emailVerified: boolean;
  /** National form, or empty. */
  phone: string;
  twoFactor: boolean;
  passkeys: number;
  /** Null for a provider that is no longer configured. */
  logins: readonly (LoginProvider | null)[];
  /** Active sessions, including this one. */
  sessions: number;
}

/** In display order. */
export type SecurityRow = 'password' | 'email' | 'phone' | 'twoFactor' | 'passkeys' | 'logins' | 'sessions';
