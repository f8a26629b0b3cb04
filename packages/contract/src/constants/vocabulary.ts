/** The words that the wire uses for a home's kind and state (specification, sections 3 and 4). */

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

/** Compass points that a property faces. */
export const ORIENTATIONS = ['north', 'east', 'south', 'west'] as const;

/** Listing actions: `forsell` lists homes for sale, `forrent` homes for rent. */
export const ACTIONS = ['forsell', 'forrent'] as const;
export type Action = (typeof ACTIONS)[number];

/** The number that a payment carries for each action. */
export const ACTION_CODES = { forsell: 0, forrent: 1 } as const satisfies Record<Action, number>;

export const PAYMENT_METHODS = ['cash', 'installment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How an ad ranks. */
export const RANKING = { basic: 1, elite: 2, superior: 3 } as const;
export const RANKINGS = [1, 2, 3] as const satisfies (typeof RANKING)[keyof typeof RANKING][];
export type Ranking = (typeof RANKINGS)[number];
export const AD_TYPES = { 1: 'basic', 2: 'elite', 3: 'superior' } as const satisfies Record<Ranking, string>;
export type AdType = (typeof AD_TYPES)[Ranking];

/** Whether an ad is on offer; any other value also shows as pending. */
export const AVAILABILITY = { pending: 1, active: 2, expired: 3, rejected: 4 } as const;
export const AVAILABILITIES = [1, 2, 3, 4] as const satisfies (typeof AVAILABILITY)[keyof typeof AVAILABILITY][];
export type Availability = (typeof AVAILABILITIES)[number];

/** Why a moderator does not let an ad through. */
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

/** What a visitor can say against an ad or a reel. */
export const AD_REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'not_owner', 'fraud', 'other'] as const;
/** What a visitor can say against a person. */
export const PERSON_REPORT_REASONS = ['impersonation', 'fraud', 'wrong_number', 'insulting', 'other'] as const;
export const REPORT_REASONS = [...AD_REPORT_REASONS, 'impersonation', 'wrong_number', 'insulting'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** What somebody's earlier reports came to: mostly upheld, mostly dismissed, or neither. */
export const REPORTER_RECORDS = ['unknown', 'upheld', 'dismissed'] as const;
export type ReporterRecord = (typeof REPORTER_RECORDS)[number];

/** Why an ad is off offer though its run goes on: its seller paused it, or the seller is blocked. */
export const WITHHELD = ['paused', 'blocked'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** What became of a home whose seller ended its ad. */
export const CLOSINGS = ['sold', 'rented', 'other'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const SORT_OPTIONS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

export const TRANSACTION_STATUSES = ['successful', 'failed', 'pending'] as const;
/** Payment methods of a plan. */
export const PAYMENT_CHANNELS = ['card', 'wallet'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

export const PLAN_KINDS = ['free_trial', 'basic', 'superior', 'elite', 'single'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** `failed`: the provider would not pay it back, and the finance role looks at it. */
export const REFUND_STATES = ['requested', 'approved', 'paid', 'rejected', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/**
 * What a machine cannot decide of a payment. `reversed`: money went back which we did not pay back; `foreign`: it came
 * in another currency; `unreturned`: what was paid for nothing could not be paid back.
 */
export const CASE_KINDS = ['reversed', 'foreign', 'unreturned'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
/** `booked`: in the books as what it is; `again`: it is paid back once more; `dismissed`: nothing is to be booked. */
export const CASE_DECISIONS = ['booked', 'dismissed', 'again'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
/** How each kind of case can be closed, the usual one first. */
export const DECISIONS_OF_CASES: Readonly<Record<CaseKind, readonly CaseDecision[]>> = {
  reversed: ['booked', 'dismissed'],
  foreign: ['dismissed'],
  unreturned: ['again', 'booked'],
};
export const SELL_TYPES = PAYMENT_METHODS;

/** How a visitor got in touch with a seller. */
export const LEAD_CHANNELS = ['call', 'whatsapp', 'copy'] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Where a view of a home's page came from; `link` is another site, `other` a page without homes. */
export const VIEW_SOURCES = ['other', 'list', 'search', 'map', 'favorites', 'similar', 'link'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** Alert frequencies; days and weeks are in Cairo's time. */
export const ALERT_FREQUENCIES = ['none', 'at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
/** A private owner, an agent or a developing firm. */
export const SELLER_KINDS = ['owner', 'broker', 'developer'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];
/** Roles: ordinary user, moderator, finance, and the administrator, who may what all of them may and gives roles. */
export const ROLES = ['user', 'moderator', 'finance', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
/** A role that a call or a page can ask for. */
export type StaffRole = Exclude<Role, 'user'>;
export const hasRole = (role: Role | undefined, asked: StaffRole): boolean =>
  role === asked || role === 'administrator';

/** Event kinds of the moderation log. */
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
  'role_changed',
  'reel_accepted',
  'reel_rejected',
  'trusted_edit',
] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/** Event kinds of an account's audit log. */
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
  'name_changed',
  'sessions_ended',
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
  // what the finance role does
  'refund_decided',
  'plan_changed',
  'setting_changed',
  'version_cancelled',
  'credits_corrected',
  'case_closed',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
/** What the finance role does: remembered for ever, with what it changed. */
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

/** How far a reel's film is: it can be played, or is still written anew, or could not be. */
export const FILM_STATES = ['ready', 'preparing', 'failed'] as const;
export type FilmState = (typeof FILM_STATES)[number];

/** Reels are for sale or for rent. */
export const REEL_ACTIONS = ['sell', 'rent'] as const;
export type ReelAction = (typeof REEL_ACTIONS)[number];

/** Kinds of texts, named as their folders are. */
export const TEXT_KINDS = ['articles', 'questions', 'services', 'finance', 'pages'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const ARTICLE_CATEGORIES = ['buying', 'selling', 'renting', 'finance', 'law', 'area'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** In the order in which the page shows them. */
export const QUESTION_GROUPS = ['buying', 'selling', 'renting', 'money', 'papers', 'safety', 'site'] as const;
export type QuestionGroupName = (typeof QUESTION_GROUPS)[number];

/** Texts that are a page of their own. */
export const PAGE_SLUGS = ['about', 'privacy', 'terms', 'refund'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];
