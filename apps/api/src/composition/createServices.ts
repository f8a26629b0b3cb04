import type { TextFile } from '@mashrabiya/content';
import { readTextFiles } from '@mashrabiya/content/files';
import { Market, makeLexicon, Suggester } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { type MapSources, NO_STREETS } from '../app/mapSources.ts';
import type { AppStores, Services } from '../app/services.ts';
import { CardReader } from '../catalogue/repository/CardReader.ts';
import { ListingCatalogue } from '../catalogue/services/ListingCatalogue.ts';
import type { Clock } from '../core/clock.ts';
import type { Tables } from '../db/schema.ts';
import { forgetUser } from '../erasure/repository/forgetUser.ts';
import type { Files } from '../files/Files.ts';
import { Texts } from '../library/services/Texts.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { type IdentityProvider, IdentityProviders } from '../openid/IdentityProviders.ts';
import type { PaymentProvider } from '../ports/PaymentProvider.ts';
import { PaymentProviders } from '../ports/PaymentProviders.ts';
import type { Transcoder } from '../ports/Transcoder.ts';
import { loadReference } from '../reference/repository/loadReference.ts';
import { Settings } from '../settings/repository/Settings.ts';

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
  /** Take payments, the first one those of new orders; none by default. */
  payments?: readonly PaymentProvider[];
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
    payments = [],
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
    payments: new PaymentProviders(payments),
    transcoder,
    contactEmail,
    forgetUser,
  };
}
