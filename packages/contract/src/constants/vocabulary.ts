/** Wire names of property types and states (specification, sections 3 and 4). */

export const PROPERTY_TYPES = ['housing', 'commercial', 'coastal', 'industrial', 'land'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const SUBCATEGORIES = {
  housing: [
    'apartment',
    'loft',
    'penthouse',
    'villa',
    'townHouse',
    'duplex',
    'twinHouse',
    'roof',
    'studio',
    'residential',
    'house',
  ],
  commercial: ['medical', 'superMarket', 'pharmacy', 'bakery', 'vegetables', 'allActivities', 'office', 'another'],
  coastal: [
    'chalet',
    'apartment',
    'loft',
    'penthouse',
    'villa',
    'twinVilla',
    'house',
    'townHouse',
    'duplex',
    'twinHouse',
    'roof',
  ],
  industrial: [
    'buildingMaterials',
    'autoIndustry',
    'tobacco',
    'leather',
    'electronicIndustries',
    'electrical',
    'chemical',
    'pharmaceutical',
    'mechanical',
    'deliveryServices',
    'engineering',
    'foodstuffs',
    'furniture',
    'moreThanActivity',
    'anotherActivity',
    'without',
    'spinningAndWeaving',
  ],
  land: [
    'residential',
    'commercial',
    'administrative',
    'entertaining',
    'industrial',
    'agricultural',
    'store',
    'medical',
    'usufructRight',
    'coastal',
    'educational',
  ],
} as const satisfies Record<PropertyType, readonly string[]>;
export type Subcategory = (typeof SUBCATEGORIES)[PropertyType][number];

export const FINISHINGS = ['unfinished', 'semi_finished', 'finished', 'luxury', 'furnished'] as const;
export type Finishing = (typeof FINISHINGS)[number];

export const ORIENTATIONS = ['north', 'east', 'south', 'west'] as const;

export const ACTIONS = ['forsell', 'forrent'] as const;
export type Action = (typeof ACTIONS)[number];

/** Wire number of each action in a payment. */
export const ACTION_CODES = { forsell: 0, forrent: 1 } as const satisfies Record<Action, number>;

export const PAYMENT_METHODS = ['cash', 'installment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const RANKING = { basic: 1, elite: 2, superior: 3 } as const;
export const RANKINGS = [1, 2, 3] as const satisfies (typeof RANKING)[keyof typeof RANKING][];
export type Ranking = (typeof RANKINGS)[number];
export const AD_TYPES = { 1: 'basic', 2: 'elite', 3: 'superior' } as const satisfies Record<Ranking, string>;
export type AdType = (typeof AD_TYPES)[Ranking];

/** Only `active` is on offer; unknown values show as pending. */
export const AVAILABILITY = { pending: 1, active: 2, expired: 3, rejected: 4 } as const;
export const AVAILABILITIES = [1, 2, 3, 4] as const satisfies (typeof AVAILABILITY)[keyof typeof AVAILABILITY][];
export type Availability = (typeof AVAILABILITIES)[number];

export const REFUSAL_REASONS = [
  'pictures',
  'price',
  'place',
  'kind',
  'duplicate',
  'contact_in_text',
  'not_owner',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const AD_REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'not_owner', 'fraud', 'other'] as const;
export const USER_REPORT_REASONS = ['impersonation', 'fraud', 'wrong_number', 'insulting', 'other'] as const;
export const REPORT_REASONS = [...AD_REPORT_REASONS, 'impersonation', 'wrong_number', 'insulting'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Result of a reporter's earlier reports: mostly upheld, mostly dismissed, or neither. */
export const REPORTER_RECORDS = ['unknown', 'upheld', 'dismissed'] as const;
export type ReporterRecord = (typeof REPORTER_RECORDS)[number];

/** Reasons why an ad is offline although its period continues: paused by its seller, or seller blocked. */
export const WITHHOLD_REASONS = ['paused', 'blocked'] as const;
export type WithholdReason = (typeof WITHHOLD_REASONS)[number];

export const CLOSINGS = ['sold', 'rented', 'other'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const SORT_OPTIONS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

export const TRANSACTION_STATUSES = ['successful', 'failed', 'pending'] as const;
export const PAYMENT_CHANNELS = ['card', 'wallet'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

export const PLAN_KINDS = ['free_trial', 'basic', 'elite', 'superior', 'single'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Effects of a payment provider's report on an order; decision 0029 has the rules. */
export const PAYMENT_VERDICTS = [
  'unknown_order',
  'pays',
  'pays_late',
  'same',
  'surplus',
  'mismatch',
  'fails',
  'too_late',
  'waits',
  'unpaid',
  'reversed',
  'marked',
] as const;
export type PaymentVerdict = (typeof PAYMENT_VERDICTS)[number];
/** Reasons for a state of an order or refund. `other` is explained by its detail alone. */
export const PAYMENT_EVENT_REASONS = [
  ...PAYMENT_VERDICTS,
  'created',
  'cancelled',
  'payment_timeout',
  'surplus_refunded',
  'reversal_booked',
  'refund_requested',
  'refund_decided',
  'refund_accepted',
  'refund_completed',
  'refund_refused',
  'refund_timeout',
  'provider_unavailable',
  'provider_removed',
  'internal_error',
  'other',
] as const;
export type PaymentEventReason = (typeof PAYMENT_EVENT_REASONS)[number];

/** `failed`: the provider refused to pay back, and the finance role handles it. */
export const REFUND_STATES = ['requested', 'approved', 'paid', 'rejected', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/**
 * Payment problems that need a decision. `reversed`: money went back without a refund of ours; `foreign`: paid in
 * another currency; `unreturned`: an overpayment could not be refunded.
 */
export const CASE_KINDS = ['reversed', 'foreign', 'unreturned'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
/** `booked`: recorded in the ledger; `again`: refunded once more; `dismissed`: nothing to record. */
export const CASE_DECISIONS = ['booked', 'dismissed', 'again'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
/** Possible decisions for each kind of case, the usual one first. */
export const DECISIONS_BY_CASE: Readonly<Record<CaseKind, readonly CaseDecision[]>> = {
  reversed: ['booked', 'dismissed'],
  foreign: ['dismissed'],
  unreturned: ['again', 'booked'],
};

/** How a visitor uses a seller's phone number. */
export const PHONE_CHANNELS = ['call', 'whatsapp', 'copy'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];
/** The database stores positions: append only. */
export const LEAD_CHANNELS = [...PHONE_CHANNELS, 'message', 'viewing'] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Steps from the first contact to the outcome, in their order. */
export const LEAD_STATUSES = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
/** Outcomes: such a lead needs no further contact. */
export const CLOSED_LEAD_STATUSES: readonly LeadStatus[] = ['won', 'lost'];

/** Origin of a view of a listing page; `link` is another site, `other` a page without listings. */
export const VIEW_SOURCES = ['other', 'list', 'search', 'map', 'favorites', 'similar', 'link'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** Days and weeks are in Cairo's time. */
export const ALERT_FREQUENCIES = ['none', 'at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
export const SELLER_KINDS = ['owner', 'broker', 'developer'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];
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
/** Actions of the finance role: kept forever, with the changed values. */
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

export const VIDEO_STATES = ['ready', 'preparing', 'failed'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

export const REEL_ACTIONS = ['sell', 'rent'] as const;
export type ReelAction = (typeof REEL_ACTIONS)[number];

/** Named after their folders. */
export const TEXT_KINDS = ['articles', 'questions', 'services', 'finance', 'pages'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const ARTICLE_CATEGORIES = ['buying', 'selling', 'renting', 'finance', 'law', 'area'] as const;

/** In display order. */
export const QUESTION_GROUPS = ['buying', 'selling', 'renting', 'money', 'papers', 'safety', 'site'] as const;

export const PAGE_SLUGS = ['about', 'privacy', 'terms', 'refund'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];
