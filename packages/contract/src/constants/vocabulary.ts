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

/** Reasons why an ad is offline although its period continues: paused by its seller, or seller blocked. */
export const WITHHOLD_REASONS = ['paused', 'blocked'] as const;
export type WithholdReason = (typeof WITHHOLD_REASONS)[number];

export const CLOSINGS = ['sold', 'rented', 'other'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const SORT_OPTIONS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

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

export const VIDEO_STATES = ['ready', 'preparing', 'failed'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

export const REEL_ACTIONS = ['sell', 'rent'] as const;
export type ReelAction = (typeof REEL_ACTIONS)[number];
