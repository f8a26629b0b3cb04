import type { AuditKind, Role, SellerKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { IsoDate } from './columns.ts';

export type TokenPurpose = 'verify' | 'reset' | 'change_email';

/** An account. A name in one language is enough; a deleted account has none. */
interface UserTable {
  id: string;
  kind: SellerKind;
  name_ar: string | null;
  name_en: string | null;
  /** Lower case. */
  email: string;
  mailbox: Generated<string | null>;
  /** True if an older account had the same mailbox when mailboxes became unique. */
  shares_mailbox: Generated<boolean>;
  /** E.164; null without a phone. */
  phone: string | null;
  /** When the user confirmed `phone` by SMS; cleared by `updateUser` with each change of the number. */
  phone_verified_at: Generated<Date | null>;
  /** File name below the path of profile pictures. */
  profile_pic: string | null;
  rating: number | null;
  active_from: IsoDate;
  /** Median time to the first reply to a buyer; null for few conversations. */
  reply_minutes: Generated<number | null>;
  /** PHC string; null without a password. */
  password_hash: Generated<string | null>;
  /** When the user confirmed `email` by the mailed link. */
  email_verified_at: Generated<Date | null>;
  /** Language of the user's last request; used for mails sent by jobs or other users' actions. */
  language: Generated<Language>;
  role: Generated<Role>;
  blocked_at: Generated<Date | null>;
  blocked_reason_ar: Generated<string | null>;
  blocked_reason_en: Generated<string | null>;
  /** Name in the papers that a moderator approved; null without an approval. */
  company_name: Generated<string | null>;
  company_verified_at: Generated<Date | null>;
  /** Last day of the badge; null without an end. */
  company_valid_until: Generated<IsoDate | null>;
  deleted_at: Generated<Date | null>;
}

interface SessionTable {
  id: string;
  user_id: string;
  token_hash: string;
  device: string;
  created_at: Date;
  /** Rounded to the hour. */
  used_at: Date;
  /** When the user last confirmed by a provider or a passkey, after the login. */
  confirmed_at: Generated<Date | null>;
  /** True if the session has passed a second factor, or a passkey. */
  has_second_factor: Generated<boolean>;
}

interface KnownDeviceTable {
  user_id: string;
  /** Hash of the browser's cookie and the account. */
  device_hash: string;
  used_at: Date;
}

interface AuditEventTable {
  id: string;
  /** Null for a failed login to an unknown address. */
  user_id: string | null;
  kind: AuditKind;
  device: string;
  /** Target of a change by the finance role. */
  reference: string | null;
  change: ColumnType<{ before: unknown; after: unknown } | null, string | null, never>;
  created_at: Date;
}

interface TwoFactorTable {
  user_id: string;
  secret: string;
  /** Time step (half minutes since 1970) of the last used code. */
  last_step: Generated<number>;
  created_at: Date;
  /** Null before its first code is confirmed; the second factor is then inactive. */
  confirmed_at: Generated<Date | null>;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

interface LoginChallengeTable {
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

/** Mailed code of a visitor without a login. */
interface EmailCodeTable {
  /** Hash of the secret in the browser that requested the code. */
  challenge_hash: string;
  code_hash: string;
  email: string;
  attempts: Generated<number>;
  message_id: Generated<string | null>;
  expires_at: Date;
}

/** Latest code that a user requested by SMS. */
interface PhoneCodeTable {
  user_id: string;
  phone: string;
  code_hash: string;
  attempts: Generated<number>;
  used_at: Generated<Date | null>;
  expires_at: Date;
}

interface PasskeyTable {
  id: string;
  user_id: string;
  /** WebAuthn credential id, base64url. */
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Signature counter; always 0 for synchronised passkeys. */
  counter: number;
  /** Space-separated. */
  transports: string;
  name: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

interface PasskeyChallengeTable {
  challenge_hash: string;
  user_id: string | null;
  expires_at: Date;
}

interface IdentityTable {
  id: Generated<string>;
  /** Issuer of the provider's tokens; for a provider with several spellings, the first. */
  issuer: string;
  subject: string;
  user_id: string;
  /** Address verified by the provider; null for older links until their next login. */
  email: string | null;
  created_at: Date;
}

interface IdentityNonceTable {
  nonce_hash: string;
  expires_at: Date;
}

interface MailTokenTable {
  token_hash: string;
  purpose: TokenPurpose;
  user_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

export interface DataExportTable {
  user_id: string;
  id: string;
  state: 'making' | 'ready' | 'failed';
  asked_at: Date;
  expires_at: Date | null;
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
  email_code: EmailCodeTable;
  phone_code: PhoneCodeTable;
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
