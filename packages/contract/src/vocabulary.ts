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

/** Listing actions: `forsell` lists homes for sale, `forrent` homes for rent. */
export const ACTIONS = ['forsell', 'forrent'] as const;
export type Action = (typeof ACTIONS)[number];

/** The number that a payment carries for each action. */
export const ACTION_CODES = { forsell: 0, forrent: 1 } as const satisfies Record<Action, number>;

export const PAYMENT_METHODS = ['cash', 'installment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How an ad ranks: 1 basic, 2 elite, 3 superior. */
export const RANKINGS = [1, 2, 3] as const;
export type Ranking = (typeof RANKINGS)[number];
export const AD_TYPES = { 1: 'basic', 2: 'elite', 3: 'superior' } as const satisfies Record<Ranking, string>;
export type AdType = (typeof AD_TYPES)[Ranking];

/** 1 pending, 2 active, 3 expired, 4 rejected; any other value also shows as pending. */
export const AVAILABILITIES = [1, 2, 3, 4] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const SORT_OPTIONS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

export const TRANSACTION_STATUSES = ['successful', 'failed', 'pending'] as const;
export const SELL_TYPES = PAYMENT_METHODS;

/** How a visitor got in touch with a seller. */
export const LEAD_CHANNELS = ['call', 'whatsapp', 'copy'] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** What is noted about an account's safety. */
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
  'sessions_ended',
  'account_deleted',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
