import type { AuditKind, Role, SellerKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { IsoDate } from './columns.ts';

/** What a secret that was mailed is for. */
export type TokenPurpose = 'verify' | 'reset' | 'change_email';

/** Somebody with an account. A name in one language is enough; who had it deleted has none. */
export interface UserTable {
  id: string;
  kind: SellerKind;
  name_ar: string | null;
  name_en: string | null;
  /** In lower case. */
  email: string;
  /** See `mailboxOf`; unique but for accounts that share it. */
  mailbox: Generated<string | null>;
  /** Whether an older account had the same mailbox when mailboxes became unique. */
  shares_mailbox: Generated<boolean>;
  /** E.164; null when the person does not show it. */
  phone: string | null;
  /** File name below the profile pictures' path. */
  profile_pic: string | null;
  /** 0–5, one decimal. */
  rating: number | null;
  active_from: IsoDate;
  /** PHC string; null when nobody can log in with a password. */
  password_hash: Generated<string | null>;
  /** When the person followed the link that was mailed to `email`. */
  email_verified_at: Generated<Date | null>;
  /** In which the user last acted; mails that others or jobs cause are in it. */
  language: Generated<Language>;
  /** What the person may do beyond their own things. */
  role: Generated<Role>;
  /** Since when the moderators have blocked the person from posting, and why in either language. */
  blocked_at: Generated<Date | null>;
  blocked_reason_ar: Generated<string | null>;
  blocked_reason_en: Generated<string | null>;
  /** When the person had the account deleted: nothing but the row is left then. */
  deleted_at: Generated<Date | null>;
}

/** A login. Ends 30 days after its last use. */
export interface SessionTable {
  id: string;
  user_id: string;
  /** See `tokenHash`. */
  token_hash: string;
  /** By which the person knows it again: `Chrome, Android`. */
  device: string;
  created_at: Date;
  /** To the hour. */
  used_at: Date;
  /** When its user last proved who they are by a provider or a passkey, after the login. */
  confirmed_at: Generated<Date | null>;
}

/** A browser that somebody has logged in with. */
export interface KnownDeviceTable {
  user_id: string;
  /** Of its cookie, and the account. */
  device_hash: string;
  used_at: Date;
}

/** What happened to an account. */
export interface AuditEventTable {
  id: string;
  /** Null: a failed login to an address that no account has. */
  user_id: string | null;
  kind: AuditKind;
  /** `Chrome, Android`. */
  device: string;
  /** What the finance role changed, and how. */
  reference: string | null;
  change: ColumnType<{ before: unknown; after: unknown } | null, string | null, never>;
  created_at: Date;
}

/** The second proof that an account asks for. */
export interface TwoFactorTable {
  user_id: string;
  /** Base32. */
  secret: string;
  /** The half minute, counted since 1970, of the code that was used last. */
  last_step: Generated<number>;
  created_at: Date;
  /** Null: its first code has not been confirmed, and it is not asked for. */
  confirmed_at: Generated<Date | null>;
}

/** A code that takes the place of the app, once: it is deleted when it is used. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

/** A login whose password was right, and whose second proof is waited for. */
export interface LoginChallengeTable {
  /** See `tokenHash`. */
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

/** A key on somebody's device, which logs in without a password. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  /** How the device calls it, as base64url. */
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** How often it says it was used; 0 always where it is synchronised between devices. */
  counter: number;
  /** How it is reached, with spaces between. */
  transports: string;
  name: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

/** What a browser is to sign with a passkey, once. */
export interface PasskeyChallengeTable {
  /** See `tokenHash`. */
  challenge_hash: string;
  /** Whose new key it is for; null for a login. */
  user_id: string | null;
  expires_at: Date;
}

/** Who at a provider logs in to an account. */
export interface IdentityTable {
  id: Generated<string>;
  /** The provider, as it spells itself first. */
  issuer: string;
  /** What the provider calls the person. */
  subject: string;
  user_id: string;
  /** The address that the provider vouched for; null for older links until their next login. */
  email: string | null;
  created_at: Date;
}

/** What an ID token has to carry, once. */
export interface IdentityNonceTable {
  /** See `tokenHash`. */
  nonce_hash: string;
  expires_at: Date;
}

/** A secret that was mailed to somebody. */
export interface MailTokenTable {
  /** See `tokenHash`. */
  token_hash: string;
  purpose: TokenPurpose;
  user_id: string;
  /** The address that it was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** The copy of their data that somebody asked for last. */
export interface DataExportTable {
  user_id: string;
  id: string;
  state: 'making' | 'ready' | 'failed';
  asked_at: Date;
  /** When its file is removed; null before it is ready. */
  expires_at: Date | null;
  /** Size of its file. */
  bytes: number | null;
}

export interface AccountTables {
  app_user: UserTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  data_export: DataExportTable;
  audit_event: AuditEventTable;
  two_factor: TwoFactorTable;
  recovery_code: RecoveryCodeTable;
  login_challenge: LoginChallengeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  identity: IdentityTable;
  identity_nonce: IdentityNonceTable;
  mail_token: MailTokenTable;
}

export type PasskeyRow = Selectable<PasskeyTable>;
export type IdentityRow = Selectable<IdentityTable>;
export type MailTokenRow = Selectable<MailTokenTable>;
export type UserRow = Selectable<UserTable>;
export type UserChange = Updateable<UserTable>;
export type NewUser = Insertable<UserTable>;
