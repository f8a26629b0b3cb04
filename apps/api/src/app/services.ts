import type { Reference } from '@mashrabiya/search';
import { type Lexicon, Market, makeLexicon, Suggester } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { CardReader } from '../db/CardReader.ts';
import { loadReference } from '../db/loadReference.ts';
import { Settings } from '../db/Settings.ts';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { type MapSources, NO_STREETS } from '../host/mapSources.ts';
import { ListingCatalogue } from '../listings/ListingCatalogue.ts';

/** What requests are answered with. */
export interface Services {
  db: Kysely<Tables>;
  clock: Clock;
  reference: Reference;
  lexicon: Lexicon;
  suggester: Suggester;
  listings: ListingCatalogue;
  cards: CardReader;
  market: Market;
  maps: MapSources;
  settings: Settings;
}

/** Makes the services on a migrated and seeded database. */
export async function createServices(db: Kysely<Tables>, clock: Clock, maps = NO_STREETS): Promise<Services> {
  const reference = await loadReference(db);
  const listings = new ListingCatalogue(db, reference, clock);
  return {
    db,
    clock,
    reference,
    lexicon: makeLexicon(reference),
    suggester: new Suggester(reference, listings, clock),
    listings,
    cards: new CardReader(db),
    market: new Market(reference),
    maps,
    settings: new Settings(db, clock),
  };
}
