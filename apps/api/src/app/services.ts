import type { Configuration } from '@mashrabiya/contract';
import type { Lexicon, Reference } from '@mashrabiya/search';
import type { Kysely, Transaction } from 'kysely';
import type { CardReader } from '../catalogue/repository/CardReader.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Tables } from '../db/schema.ts';
import type { Files } from '../files/Files.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { IdentityProviders } from '../openid/IdentityProviders.ts';
import type { PaymentProviders } from '../ports/PaymentProviders.ts';
import type { Transcoder } from '../ports/Transcoder.ts';
import type { ListingSearch } from '../search/ListingSearch.ts';
import type { Settings } from '../settings/repository/Settings.ts';
import type { SmsSender } from '../sms/SmsSender.ts';
import type { Texts } from '../textLibrary/services/Texts.ts';
import type { UserEvents } from '../userEvents/UserEvents.ts';
import type { MapSources } from './mapSources.ts';

/** Address of the app in each store; null if there is none. */
export type AppStores = Configuration['appstores'];

/** Erases a user's data in every domain, within a transaction. The address may be registered again. */
export type EraseUser = (
  tx: Transaction<Tables>,
  user: { id: string; email: string; origin: string; now: Date },
) => Promise<void>;

/** Dependencies of all calls and jobs; `createServices` builds them from the ports. */
export interface Services {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  mail: Mailer;
  /** Undefined if no text messages are sent. */
  sms: SmsSender | undefined;
  smsDailyLimit: number;
  files: Files;
  reference: Reference;
  lexicon: Lexicon;
  listings: ListingSearch;
  cards: CardReader;
  maps: MapSources;
  appStores: AppStores;
  settings: Settings;
  identityProviders: IdentityProviders;
  texts: Texts;
  payments: PaymentProviders;
  transcoder: Transcoder | undefined;
  userEvents: UserEvents;
  contactEmail: string;
  /** Staff calls need a session with a second factor. */
  isSecondFactorRequired: boolean;
  eraseUser: EraseUser;
}
