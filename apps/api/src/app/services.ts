import type { Kysely } from 'kysely';
import { CardReader } from '../db/CardReader.ts';
import { loadReference } from '../db/loadReference.ts';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { Reference } from '../domain/reference.ts';
import { ListingCatalogue } from '../search/ListingCatalogue.ts';

/** What requests are answered with. */
export interface Services {
  db: Kysely<Tables>;
  clock: Clock;
  reference: Reference;
  listings: ListingCatalogue;
  cards: CardReader;
}

/** Makes the services on a migrated and seeded database. */
export async function createServices(db: Kysely<Tables>, clock: Clock): Promise<Services> {
  const reference = await loadReference(db);
  return { db, clock, reference, listings: new ListingCatalogue(db, reference, clock), cards: new CardReader(db) };
}
