import type { LoginProvider } from '../SocialButtons/SocialButtons.tsx';

/** How safe an account is. */
export interface AccountSecurity {
  /** False for an account that only a provider or a passkey logs in to. */
  hasPassword: boolean;
  /** ISO date of the last change; null when it never changed. */
  passwordChangedOn: string | null;
  email: string;
  /** Whether the person has opened the link sent to `email`. */
  emailVerified: boolean;
  /** National form; empty when there is none. */
  phone: string;
  twoFactor: boolean;
  /** How many there are. */
  passkeys: number;
  /** Providers of linked logins; null for one that is no longer set up. */
  logins: readonly (LoginProvider | null)[];
  /** Devices that are logged in, this one among them. */
  sessions: number;
}

/** One part of an account's security; the order is that of the rows. */
export type SecurityRow = 'password' | 'email' | 'phone' | 'twoFactor' | 'passkeys' | 'logins' | 'sessions';
