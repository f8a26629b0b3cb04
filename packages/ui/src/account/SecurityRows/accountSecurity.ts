/** How safe an account is. */
export interface AccountSecurity {
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
  /** Devices that are logged in, this one among them. */
  sessions: number;
}

/** One part of an account's security; the order is that of the rows. */
export type SecurityRow = 'password' | 'email' | 'phone' | 'twoFactor' | 'passkeys' | 'sessions';
