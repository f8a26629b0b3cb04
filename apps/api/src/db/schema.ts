import type { AuditKind, Ranking } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { TokenPurpose } from '../mail/mailRules.ts';

/** Whole EGP. Fits a number: prices are far below 2^53. */
type Money = number;
/** `yyyy-mm-dd`, without a time zone. */
type IsoDate = string;

export interface GovernorateTable {
  id: number;
  slug: string;
  /** ISO 3166-2, e.g. `EG-C`. */
  iso: string;
  ar: string;
  en: string;
  lat: number;
  lng: number;
}

export interface CityTable {
  id: number;
  governorate_id: number;
  slug: string;
  ar: string;
  en: string;
  lat: number;
  lng: number;
  /** 1 dearest … 7 cheapest. */
  tier: number;
  /** Other names and spellings, in either script. */
  aliases: Generated<string[]>;
}

export interface CategoryTable {
  id: number;
  /** One of the contract's `PROPERTY_TYPES`. */
  type: string;
  ar: string;
  en: string;
}

export interface SubcategoryTable {
  id: number;
  category_id: number;
  /** One of the contract's `SUBCATEGORIES` of the category. */
  slug: string;
  ar: string;
  en: string;
}

export interface FeatureTable {
  id: number;
  category_id: number;
  en: string;
  ar: string;
}

/** A gated neighbourhood or resort with a name of its own. */
export interface CompoundTable {
  id: number;
  city_id: number;
  ar: string;
  en: string;
}

/** Somebody with an account. A name in one language is enough; who had it deleted has none. */
export interface UserTable {
  id: string;
  kind: 'owner' | 'broker' | 'developer';
  name_ar: string | null;
  name_en: string | null;
  /** In lower case. */
  email: string;
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
  /** What the person is written to in. */
  language: Generated<Language>;
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
}

/** A home that somebody marked with a heart. */
export interface FavoriteTable {
  user_id: string;
  property_id: string;
  /** The home's price at that time. */
  price: Money | null;
  created_at: Date;
}

/** A picture as a property's row keeps it; the first one is the cover. */
export interface StoredPicture {
  img_name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  alt_ar: string;
  alt_en: string;
}

/** A home. At least one language of title and description is written. */
export interface PropertyTable {
  /** UUIDv7, made by the application. */
  id: string;
  user_id: string;
  address_ar: string | null;
  address_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  /** Link to a map. */
  location: string | null;
  lat: number | null;
  lng: number | null;
  /** False when the coordinates are only those of the city. */
  coordinates_exact: Generated<boolean>;
  category_id: number;
  subcategory_id: number;
  governorate_id: number;
  city_id: number;
  /** Square metres. */
  size: number;
  bedrooms: Generated<number>;
  bathrooms: Generated<number>;
  floors: Generated<number>;
  /** Position in the contract's `FINISHINGS`. */
  finishing: number;
  /** Position in the contract's `PAYMENT_METHODS`. */
  payment: number;
  /** `ACTION_CODES`: 0 sale, 1 rent. */
  action: 0 | 1;
  /** Per month for rent; null when the seller names none. */
  price: Money | null;
  /** Down payment of an installment plan. */
  advance: Money | null;
  up_to_years: number | null;
  /** Delivery. */
  receipt: IsoDate | null;
  /** One monthly installment. */
  installment: Money | null;
  ranking: Ranking;
  /** 1 pending, 2 active, 3 expired, 4 rejected. */
  availability: number;
  pictures: ColumnType<StoredPicture[], string, string>;
  feature_ids: Generated<number[]>;
  created_at: Date;
  /** Must move forward on every change but that of a total: other nodes notice changes by it. */
  updated_at: Date;
  /** When the seller last said that the home is still to be had. */
  confirmed_at: Date;
  total_views: Generated<number>;
  total_favorites: Generated<number>;
  total_leads: Generated<number>;
  /** Folded words of both titles, and of both descriptions, each once, separated by spaces. */
  title_words: string;
  text_words: string;
  /** When the seller took the home down; its row stays, and is never active again. */
  removed_at: Date | null;
}

/** Who looked at a home on a day, each once. */
export interface PropertyViewTable {
  property_id: string;
  day: IsoDate;
  /** See `hashOf`. */
  person: string;
}

/** Who asked for the number of a home's seller on a day, each once. */
export interface PropertyLeadTable extends PropertyViewTable {
  /** Position in the contract's `LEAD_CHANNELS`. */
  channel: number;
  created_at: Date;
}

/** How often something was done under a key since its window began. */
export interface RateLimitTable {
  key: string;
  used: number;
  resets_at: Date;
}

/** Work that is done later, by any node. */
export interface JobTable {
  id: string;
  kind: string;
  /** What the kind's handler needs; empty once it is done. */
  payload: ColumnType<unknown, string, string>;
  /** When it is due; while a node works at it, when that node's time is over. */
  run_at: Date;
  /** How often it has been begun. */
  attempts: Generated<number>;
  state: Generated<'waiting' | 'done' | 'dead'>;
  last_error: Generated<string | null>;
  created_at: Date;
  /** When it was done, or given up. */
  ended_at: Generated<Date | null>;
}

/** What happened to an account. */
export interface AuditEventTable {
  id: string;
  /** Null: a failed login to an address that no account has. */
  user_id: string | null;
  kind: AuditKind;
  /** `Chrome, Android`. */
  device: string;
  created_at: Date;
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

/** A mail that no mail server is there for. */
export interface OutboxTable {
  /** That of the job which sent it. */
  id: string;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  plain: string;
  created_at: Date;
}

/** That a mail was handed to a mail server, noted before it is. */
export interface MailHandoverTable {
  job_id: string;
  created_at: Date;
}

/** The site's settings and the server's own marks; values are text. */
export interface ConfigurationTable {
  key: string;
  value: string;
}

export interface Tables {
  governorate: GovernorateTable;
  city: CityTable;
  category: CategoryTable;
  subcategory: SubcategoryTable;
  feature: FeatureTable;
  compound: CompoundTable;
  app_user: UserTable;
  property: PropertyTable;
  property_view: PropertyViewTable;
  property_lead: PropertyLeadTable;
  rate_limit: RateLimitTable;
  session: SessionTable;
  favorite: FavoriteTable;
  job: JobTable;
  audit_event: AuditEventTable;
  mail_token: MailTokenTable;
  outbox: OutboxTable;
  mail_handover: MailHandoverTable;
  configuration: ConfigurationTable;
}

export type PropertyRow = Selectable<PropertyTable>;
export type MailTokenRow = Selectable<MailTokenTable>;
export type JobRow = Selectable<JobTable>;
export type UserRow = Selectable<UserTable>;
export type UserChange = Updateable<UserTable>;
export type NewUser = Insertable<UserTable>;
