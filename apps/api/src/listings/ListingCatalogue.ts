import type { Reference } from '@mashrabiya/search';
import { ListingIndex } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { CachedValue } from '../db/CachedValue.ts';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { loadListings } from './loadListings.ts';

/** An answer is at most this much older than the database. */
const REFRESH_MS = 1_000;
/** How far back each refresh looks: longer than any transaction lasts and than the nodes' clocks differ. */
const OVERLAP_MS = 60_000;
/** The index is built anew when it has more dead entries than living ones, and more than this. */
const DEAD_ENTRIES = 10_000;

/** Keeps an index of the active listings that follows the database, whichever node writes to it. */
export class ListingCatalogue {
  readonly #cached: CachedValue<ListingIndex>;

  constructor(db: Kysely<Tables>, reference: Reference, clock: Clock) {
    const load = async (before?: { value: ListingIndex; at: number }): Promise<ListingIndex> => {
      const known = before && !isWorn(before.value) ? before : undefined;
      const index = known?.value ?? new ListingIndex(reference);
      const since = known && new Date(known.at - OVERLAP_MS);
      for await (const listings of loadListings(db, since)) index.update(listings);
      return index;
    };
    this.#cached = new CachedValue({ load, maxAgeMs: REFRESH_MS, clock });
  }

  /** The index, brought up to date when its time has come and the database answers. */
  current = (): Promise<ListingIndex> => this.#cached.current();

  /** Reads what has changed; after a write of this node, so that its own answers show it at once. */
  refresh = (): Promise<ListingIndex> => this.#cached.refresh();
}

const isWorn = ({ columns, size }: ListingIndex): boolean => columns.length - size > Math.max(size, DEAD_ENTRIES);
