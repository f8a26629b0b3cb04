const HOUR_MS = 3_600_000;

/** What a secret that was mailed is for. */
export type TokenPurpose = 'verify' | 'reset' | 'change_email';

/** How long a secret that was mailed may be used; the mails say so. */
export const TOKEN_LIFETIME_MS: Record<TokenPurpose, number> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  change_email: 24 * HOUR_MS,
};

export const MAIL_KINDS = [
  'verify',
  'welcome',
  'reset',
  'new_device',
  'password_changed',
  'email_confirm',
  'email_change_asked',
  'email_changed',
  'account_deleted',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

interface Target {
  path: string;
  /** The secret that the link carries. */
  purpose?: TokenPurpose;
}

const HOME: Target = { path: '/' };

/** Where the button of a mail leads. */
export const TARGETS: Record<MailKind, Target> = {
  verify: { path: '/verify-email', purpose: 'verify' },
  welcome: HOME,
  reset: { path: '/reset-password', purpose: 'reset' },
  new_device: { path: '/profile' },
  password_changed: HOME,
  email_confirm: { path: '/verify-email', purpose: 'change_email' },
  email_change_asked: HOME,
  email_changed: HOME,
  account_deleted: HOME,
};

/** A link into the site. A secret stands in its fragment, which browsers send to no server and no log sees. */
export const linkTo = (origin: string, { path }: Target, token?: string): string =>
  origin + path + (token === undefined ? '' : `#${token}`);
