import type { TextFile } from '@mashrabiya/content';
import { readTextFiles } from '@mashrabiya/content/files';
import { buildLexicon } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { type MapSources, NO_MAP_SOURCES } from '../app/mapSources.ts';
import type { AppStores, Services } from '../app/services.ts';
import { CardReader } from '../catalogue/repository/CardReader.ts';
import type { Clock } from '../core/clock.ts';
import { type Log, NO_LOG } from '../core/log.ts';
import type { ReadReplicas } from '../db/postgres/ReadReplicas.ts';
import type { Tables } from '../db/schema.ts';
import { eraseUser } from '../erasure/repository/eraseUser.ts';
import type { Files } from '../files/Files.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { type IdentityProvider, IdentityProviders } from '../openid/IdentityProviders.ts';
import type { PaymentProvider } from '../ports/PaymentProvider.ts';
import { PaymentProviders } from '../ports/PaymentProviders.ts';
import type { Transcoder } from '../ports/Transcoder.ts';
import { loadReference } from '../reference/repository/loadReference.ts';
import { openSearch } from '../search/openSearch.ts';
import type { SearchEngine } from '../search/searchEngines.ts';
import { Settings } from '../settings/repository/Settings.ts';
import type { SmsSender } from '../sms/SmsSender.ts';
import { Texts } from '../textLibrary/services/Texts.ts';
import { UserEvents } from '../userEvents/UserEvents.ts';

export interface Ports {
  db: Kysely<Tables>;
  readReplicas?: ReadReplicas | undefined;
  clock: Clock;
  mail: Mailer;
  /** No text messages are sent by default. */
  sms?: SmsSender | undefined;
  smsDailyLimit?: number;
  files: Files;
  maps?: MapSources;
  appStores?: AppStores;
  /** Identity providers that are accepted; none by default. */
  identityProviders?: readonly IdentityProvider[];
  /** Payment providers, the first for new orders; none by default. */
  payments?: readonly PaymentProvider[];
  transcoder?: Transcoder | undefined;
  texts?: () => readonly TextFile[];
  contactEmail: string;
  isSecondFactorRequired?: boolean;
  /** An index in memory by default. */
  searchEngine?: SearchEngine;
  log?: Log;
}

export async function createServices(ports: Ports): Promise<Services> {
  const {
    db,
    readReplicas,
    clock,
    mail,
    sms,
    smsDailyLimit = Number.POSITIVE_INFINITY,
    files,
    maps = NO_MAP_SOURCES,
    appStores = { ios: null, android: null },
    identityProviders = [],
    payments = [],
    transcoder,
    texts = readTextFiles,
    contactEmail,
    isSecondFactorRequired = false,
    searchEngine = 'memory',
    log = NO_LOG,
  } = ports;
  const reference = await loadReference(db);
  const listings = await openSearch(searchEngine, db, reference, { clock, log, readReplicas });
  return {
    db,
    clock,
    log,
    mail,
    sms,
    smsDailyLimit,
    files,
    reference,
    lexicon: buildLexicon(reference),
    listings,
    cards: new CardReader(db, listings.getRevision),
    maps,
    appStores,
    settings: new Settings(db, clock),
    identityProviders: new IdentityProviders(identityProviders),
    texts: new Texts({ db, clock, readFiles: texts }),
    payments: new PaymentProviders(payments),
    transcoder,
    userEvents: new UserEvents(db, clock, log),
    contactEmail,
    isSecondFactorRequired,
    eraseUser,
  };
}
