export const AD_REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'not_owner', 'fraud', 'other'] as const;
export const USER_REPORT_REASONS = ['impersonation', 'fraud', 'wrong_number', 'insulting', 'other'] as const;
export const REPORT_REASONS = [...AD_REPORT_REASONS, 'impersonation', 'wrong_number', 'insulting'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Result of a reporter's earlier reports: mostly upheld, mostly dismissed, or neither. */
export const REPORTER_RECORDS = ['unknown', 'upheld', 'dismissed'] as const;
export type ReporterRecord = (typeof REPORTER_RECORDS)[number];

/** Ordinary user, moderator, finance, and administrator, who has all permissions and assigns roles. */
export const ROLES = ['user', 'moderator', 'finance', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'user'>;
export const hasRole = (role: Role | undefined, required: StaffRole): boolean =>
  role === required || role === 'administrator';

export const MODERATION_KINDS = [
  'accepted',
  'change',
  'rejected',
  'reported',
  'person_reported',
  'report_dismissed',
  'report_change',
  'report_off_offer',
  'report_warned',
  'report_blocked',
  'sold_asked',
  'report_confirmed',
  'report_ended',
  'blocked',
  'unblocked',
  'review_reported',
  'review_kept',
  'review_removed',
  'review_reply_removed',
  'advisor_accepted',
  'advisor_rejected',
  'company_accepted',
  'company_rejected',
  'company_revoked',
  'role_changed',
  'sessions_ended',
  'reel_accepted',
  'reel_rejected',
  'trusted_edit',
] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

export const AUDIT_KINDS = [
  'registered',
  'login',
  'login_failed',
  'password_failed',
  'password_changed',
  'password_reset',
  'email_verified',
  'email_change_asked',
  'email_changed',
  'phone_changed',
  'phone_confirmed',
  'name_changed',
  'sessions_ended',
  'sessions_ended_by_staff',
  'two_factor_on',
  'two_factor_off',
  'two_factor_failed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'account_deleted',
  'refund_decided',
  'plan_changed',
  'setting_changed',
  'version_cancelled',
  'credits_corrected',
  'case_closed',
  'jobs_retried',
  'jobs_paused',
  'jobs_resumed',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
/** Actions of the finance role. They are never deleted, and contain the changed values. */
export const FINANCE_AUDIT_KINDS = [
  'refund_decided',
  'plan_changed',
  'setting_changed',
  'version_cancelled',
  'credits_corrected',
  'case_closed',
] as const satisfies readonly AuditKind[];
export type FinanceAuditKind = (typeof FINANCE_AUDIT_KINDS)[number];
export const isFinanceAuditKind = (kind: AuditKind): kind is FinanceAuditKind =>
  (FINANCE_AUDIT_KINDS as readonly AuditKind[]).includes(kind);
