import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { Reference } from '../domain/reference.ts';
import { ListingIndex } from './ListingIndex.ts';
import { loadListings } from './loadListings.ts';

/** An answer is at most this much older than the database. */
const REFRESH_MS = 1_000;
/** How far back each refresh looks: longer than any transaction lasts and than the nodes' clocks differ. */
const OVERLAP_MS = 60_000;
/** The index is built anew when it has more dead entries than living ones, and more than this. */
const DEAD_ENTRIES = 10_000;

/** Keeps an index of the active listings that follows the database, whichever node writes to it. */
export class ListingCatalogue {
  readonly #db: Kysely<Tables>;
  readonly #reference: Reference;
  readonly #clock: Clock;
  #index: ListingIndex | undefined;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<ListingIndex> | undefined;

  constructor(db: Kysely<Tables>, reference: Reference, clock: Clock) {
    this.#db = db;
    this.#reference = reference;
    this.#clock = clock;
  }

  /** The index, brought up to date when its time has come. */
  async current(): Promise<ListingIndex> {
    if (this.#index && this.#clock().getTime() - this.#refreshedAt < REFRESH_MS) return this.#index;
    return this.refresh();
  }

  /** Reads what has changed; after a write of this node, so that its own answers show it at once. */
  refresh(): Promise<ListingIndex> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refresh(): Promise<ListingIndex> {
    const startedAt = this.#clock().getTime();
    const known = this.#index && !isWorn(this.#index) ? this.#index : undefined;
    const index = known ?? new ListingIndex(this.#reference);
    const since = known ? new Date(this.#refreshedAt - OVERLAP_MS) : undefined;
    for await (const listings of loadListings(this.#db, since)) index.update(listings);
    this.#index = index;
    this.#refreshedAt = startedAt;
    return index;
  }
}

const isWorn = ({ columns, size }: ListingIndex): boolean => columns.length - size > Math.max(size, DEAD_ENTRIES);
