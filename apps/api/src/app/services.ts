import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { Reference } from '../domain/reference.ts';
import type { ListingCatalogue } from '../search/ListingCatalogue.ts';

/** What calls are answered with. */
export interface Services {
  db: Kysely<Tables>;
  clock: Clock;
  reference: Reference;
  listings: ListingCatalogue;
}
