import type { TextFile } from '@mashrabiya/content';
import { readTextFiles } from '@mashrabiya/content/files';
import type { Configuration } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import { type Lexicon, Market, makeLexicon, Suggester } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { type IdentityProvider, IdentityProviders } from '../accounts/openid/IdentityProviders.ts';
import type { Tables } from '../db/schema.ts';
import type { Files } from '../files/Files.ts';
import { type MapSources, NO_STREETS } from '../host/mapSources.ts';
import { CardReader } from '../listings/repository/CardReader.ts';
import { ListingCatalogue } from '../listings/services/ListingCatalogue.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { Transcoder } from '../reels/transcoder/Transcoder.ts';
import { loadReference } from '../reference/repository/loadReference.ts';
import { Settings } from '../reference/repository/Settings.ts';
import { Texts } from '../texts/services/Texts.ts';
import type { Clock } from './clock.ts';

/** The app's pages in the stores; null where there is none. */
export type AppStores = Configuration['appstores'];

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
  /** Takes money; undefined where nobody does. */
  payments: PaymentProvider | undefined;
  /** Writes films anew; undefined where the machine cannot. */
  transcoder: Transcoder | undefined;
  /** Where messages of the contact form are mailed to. */
  contactEmail: string;
}

/** What the services stand on. */
export interface Ports {
  /** Migrated and seeded. */
  db: Kysely<Tables>;
  clock: Clock;
  mail: Mailer;
  files: Files;
  maps?: MapSources;
  /** Where the app is to be had; nowhere by default. */
  appStores?: AppStores;
  /** Identity providers that are accepted; none by default. */
  identityProviders?: readonly IdentityProvider[];
  /** Takes money; nobody unless told. */
  payments?: PaymentProvider | undefined;
  /** Writes films anew; nobody unless told. */
  transcoder?: Transcoder | undefined;
  /** Reads what is written; the texts of the repository by default. */
  texts?: () => readonly TextFile[];
  /** Where messages of the contact form are mailed to. */
  contactEmail: string;
}

/** Creates the services; starts nothing. */
export async function createServices(ports: Ports): Promise<Services> {
  const {
    db,
    clock,
    mail,
    files,
    maps = NO_STREETS,
    appStores = { ios: null, android: null },
    identityProviders = [],
    payments,
    transcoder,
    texts = readTextFiles,
    contactEmail,
  } = ports;
  const reference = await loadReference(db);
  const listings = new ListingCatalogue(db, reference, clock);
  return {
    db,
    clock,
    mail,
    files,
    reference,
    lexicon: makeLexicon(reference),
    suggester: new Suggester(reference, listings),
    listings,
    cards: new CardReader(db),
    market: new Market(reference),
    maps,
    appStores,
    settings: new Settings(db, clock),
    identityProviders: new IdentityProviders(identityProviders),
    texts: new Texts({ db, clock, readFiles: texts }),
    payments,
    transcoder,
    contactEmail,
  };
}
