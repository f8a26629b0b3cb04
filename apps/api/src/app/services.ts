import type { Configuration } from '@mashrabiya/contract';
import type { Lexicon, Market, Reference, Suggester } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { CardReader } from '../catalogue/repository/CardReader.ts';
import type { ListingCatalogue } from '../catalogue/services/ListingCatalogue.ts';
import type { Clock } from '../core/clock.ts';
import type { Tables } from '../db/schema.ts';
import type { Files } from '../files/Files.ts';
import type { Texts } from '../library/services/Texts.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { IdentityProviders } from '../openid/IdentityProviders.ts';
import type { PaymentProviders } from '../ports/PaymentProviders.ts';
import type { Transcoder } from '../ports/Transcoder.ts';
import type { Settings } from '../settings/repository/Settings.ts';
import type { MapSources } from './mapSources.ts';

/** The app's pages in the stores; null where there is none. */
export type AppStores = Configuration['appstores'];

/** Forgets who somebody was, in every domain; within a transaction, all or nothing. The address can open a new account. */
export type ForgetUser = (tx: Kysely<Tables>, who: { id: string; email: string; now: Date }) => Promise<void>;

/** What requests are answered with. */
export interface Services {
  db: Kysely<Tables>;
  clock: Clock;
  mail: Mailer;
  files: Files;
  reference: Reference;
  lexicon: Lexicon;
  suggester: Suggester;
  listings: ListingCatalogue;
  cards: CardReader;
  market: Market;
  maps: MapSources;
  appStores: AppStores;
  settings: Settings;
  identityProviders: IdentityProviders;
  texts: Texts;
  payments: PaymentProviders;
  /** Writes films anew; undefined where the machine cannot. */
  transcoder: Transcoder | undefined;
  /** Where messages of the contact form are mailed to. */
  contactEmail: string;
  forgetUser: ForgetUser;
}
