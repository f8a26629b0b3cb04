import { DAY_MS, FINANCE_AUDIT_KINDS } from '@mashrabiya/contract';
import { defineRetentionJob } from '../../jobs/defineRetentionJob.ts';

export const OLD_ACCOUNT_DATA_JOB = 'old_account_data';

export const oldAccountDataJob = defineRetentionJob([
  {
    table: 'audit_event',
    key: ['id'],
    time: 'created_at',
    lifetimeMs: 365 * DAY_MS,
    // Finance events are stored forever.
    only: (eb) => eb('kind', 'not in', FINANCE_AUDIT_KINDS),
  },
  { table: 'known_device', key: ['user_id', 'device_hash'], time: 'used_at', lifetimeMs: 365 * DAY_MS },
  { table: 'outbox', key: ['id'], time: 'created_at', lifetimeMs: 30 * DAY_MS },
  // Late users learn that their link has expired.
  { table: 'mail_token', key: ['token_hash'], time: 'expires_at', lifetimeMs: 30 * DAY_MS },
  { table: 'email_code', key: ['challenge_hash'], time: 'expires_at', lifetimeMs: 0 },
  { table: 'phone_code', key: ['user_id'], time: 'expires_at', lifetimeMs: 0 },
  { table: 'login_challenge', key: ['token_hash'], time: 'expires_at', lifetimeMs: 0 },
  { table: 'passkey_challenge', key: ['challenge_hash'], time: 'expires_at', lifetimeMs: 0 },
  { table: 'identity_nonce', key: ['nonce_hash'], time: 'expires_at', lifetimeMs: 0 },
]);
