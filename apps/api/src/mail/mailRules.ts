import { DAY_MS, HOUR_MS, myReelsPath, type PagePath, pagePaths, profileTabPath } from '@mashrabiya/contract';
import type { TokenPurpose } from '../db/tables/account.ts';

/** Lifetime of a mailed secret; the mails state it. */
export const TOKEN_LIFETIME_MS: Record<TokenPurpose, number> = {
  verify: DAY_MS,
  reset: HOUR_MS,
  change_email: DAY_MS,
};

export const MAIL_KINDS = [
  'verify',
  'welcome',
  'reset',
  'new_device',
  'password_changed',
  'sessions_ended',
  'two_factor_on',
  'two_factor_off',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'email_confirm',
  'email_change_asked',
  'email_changed',
  'phone_removed',
  'export_ready',
  'account_deleted',
  'ad_accepted',
  'ad_change_accepted',
  'ad_edit_rejected',
  'ad_accepted_over',
  'ad_change',
  'ad_rejected',
  'reel_accepted',
  'reel_rejected',
  'reel_edit_rejected',
  'ad_ending',
  'ad_ended',
  'ad_off_offer',
  'ad_sold_question',
  'ad_reported',
  'ad_report_dismissed',
  'ad_report_confirmed',
  'ad_report_ended',
  'ad_report_removed',
  'person_reported',
  'person_report_dismissed',
  'person_report_ended',
  'person_warned',
  'review_replied',
  'review_removed',
  'review_reply_removed',
  'review_report_kept',
  'review_report_removed',
  'review_report_ended',
  'review_reply_report_ended',
  'review_report_erased',
  'review_reply_report_erased',
  'seller_blocked',
  'seller_unblocked',
  'user_blocked',
  'user_unblocked',
  'refund_requested',
  'refund_paid',
  'refund_rejected',
  'surplus_returned',
  'advisor_accepted',
  'advisor_rejected',
  'company_accepted',
  'company_rejected',
  'company_revoked',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Notices of account events, which others can trigger repeatedly. */
const NOTICE_KINDS: readonly MailKind[] = [
  'new_device',
  'sessions_ended',
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'email_change_asked',
  'email_changed',
  'phone_removed',
  'account_deleted',
];
export const isNotice = (kind: MailKind): boolean => NOTICE_KINDS.includes(kind);

/** Per mailbox: notices of one kind, and mails of all kinds. Notices beyond the limit are delayed and merged. */
export const MAX_NOTICES_PER_HOUR = 3;
export const MAX_MAILS_PER_HOUR = 12;

interface LinkTarget {
  path: PagePath | `${PagePath}?tab=${string}`;
  purpose?: TokenPurpose;
}

const HOME: LinkTarget = { path: pagePaths.home };
const PAYMENTS: LinkTarget = { path: profileTabPath('payments') };
const SECURITY: LinkTarget = { path: profileTabPath('security') };
const COMPANY: LinkTarget = { path: `${profileTabPath('settings')}#company` };
const OWN_ADS: LinkTarget = { path: pagePaths.myProperties };
const OWN_REELS: LinkTarget = { path: myReelsPath };

export const LINK_TARGETS: Record<MailKind, LinkTarget> = {
  verify: { path: pagePaths.verifyEmail, purpose: 'verify' },
  welcome: HOME,
  reset: { path: pagePaths.resetPassword, purpose: 'reset' },
  new_device: SECURITY,
  password_changed: HOME,
  sessions_ended: SECURITY,
  two_factor_on: SECURITY,
  two_factor_off: SECURITY,
  passkey_added: SECURITY,
  passkey_removed: SECURITY,
  identity_linked: SECURITY,
  identity_unlinked: SECURITY,
  email_confirm: { path: pagePaths.verifyEmail, purpose: 'change_email' },
  email_change_asked: HOME,
  email_changed: HOME,
  phone_removed: { path: pagePaths.profile },
  export_ready: { path: `${profileTabPath('settings')}#export` },
  account_deleted: HOME,
  ad_accepted: OWN_ADS,
  ad_change_accepted: OWN_ADS,
  ad_edit_rejected: OWN_ADS,
  ad_accepted_over: OWN_ADS,
  ad_change: OWN_ADS,
  ad_rejected: OWN_ADS,
  reel_accepted: OWN_REELS,
  reel_rejected: OWN_REELS,
  reel_edit_rejected: OWN_REELS,
  ad_ending: OWN_ADS,
  ad_ended: OWN_ADS,
  ad_off_offer: OWN_ADS,
  ad_sold_question: OWN_ADS,
  ad_reported: HOME,
  ad_report_dismissed: HOME,
  ad_report_confirmed: HOME,
  ad_report_ended: HOME,
  ad_report_removed: HOME,
  person_reported: HOME,
  person_report_dismissed: HOME,
  person_report_ended: HOME,
  person_warned: HOME,
  // Default only: each mail sets the path of its provider's page.
  review_replied: HOME,
  review_removed: HOME,
  review_reply_removed: HOME,
  review_report_kept: HOME,
  review_report_removed: HOME,
  review_report_ended: HOME,
  review_reply_report_ended: HOME,
  review_report_erased: HOME,
  review_reply_report_erased: HOME,
  seller_blocked: OWN_ADS,
  seller_unblocked: OWN_ADS,
  user_blocked: HOME,
  user_unblocked: HOME,
  refund_requested: PAYMENTS,
  refund_paid: PAYMENTS,
  refund_rejected: PAYMENTS,
  surplus_returned: PAYMENTS,
  advisor_accepted: { path: pagePaths.advisors },
  advisor_rejected: { path: pagePaths.applyAdvisor },
  company_accepted: COMPANY,
  company_rejected: COMPANY,
  company_revoked: COMPANY,
};

/** A link into the site. A secret is in its fragment, which browsers do not send to servers, so no log contains it. */
export const buildLink = (origin: string, { path }: { path: string }, token?: string): string =>
  origin + path + (token === undefined ? '' : `#${token}`);
