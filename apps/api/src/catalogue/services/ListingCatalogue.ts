import type { Reference } from '@mashrabiya/search';
import { ListingIndex } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { CachedValue } from '../../db/CachedValue.ts';
import type { Tables } from '../../db/schema.ts';
import { loadChanges, loadListings, readHorizon } from '../repository/loadListings.ts';

/** An answer is at most this much older than the database. */
const REFRESH_MS = 1_000;
/** The index is built anew when it has more dead entries than living ones, and more than this. */
const DEAD_ENTRIES = 10_000;

/** Keeps an index of the active listings that follows the database, whichever node writes to it. */
export class ListingCatalogue {
  readonly #cached: CachedValue<ListingIndex>;
  /** By id, how homes were that changed lately: while an older transaction goes on, each refresh reads them again. */
  #recent = new Map<string, string>();
  /** Changes of earlier transactions are in the index. */
  #horizon = '0';
  #version = 0;

  constructor(db: Kysely<Tables>, reference: Reference, clock: Clock) {
    const load = async (before?: { value: ListingIndex; at: number }): Promise<ListingIndex> => {
      const known = before && !isWorn(before.value) ? before : undefined;
      const horizon = await readHorizon(db);
      if (!known) {
        const index = new ListingIndex(reference);
        for await (const listings of loadListings(db)) index.update(listings);
        this.#recent.clear();
        this.#horizon = horizon;
        this.#version++;
        return index;
      }
      const recent = new Map<string, string>();
      for await (const rows of loadChanges(db, this.#horizon)) {
        for (const { listing, state } of rows) recent.set(listing.id, state);
        const changed = rows.filter(({ listing, state }) => this.#recent.get(listing.id) !== state);
        if (changed.length === 0) continue;
        known.value.update(changed.map(({ listing }) => listing));
        this.#version++;
      }
      this.#recent = recent;
      this.#horizon = horizon;
      return known.value;
    };
    this.#cached = new CachedValue({ load, maxAgeMs: REFRESH_MS, clock });
  }

  /** The index, brought up to date when its time has come and the database answers. */
  current = (): Promise<ListingIndex> => this.#cached.current();

  /** Reads what has changed; after a write of this node, so that its own answers show it at once. */
  refresh = (): Promise<ListingIndex> => this.#cached.refresh();

  /** Grows with every change of a home on offer that this node knows of: what was made of the index before is old. */
  get version(): number {
    return this.#version;
  }

  /** Whether the index is young enough to be relied on without waiting for the database. */
  isFresh = (): boolean => this.#cached.isFresh();
}

const isWorn = ({ columns, size }: ListingIndex): boolean => columns.length - size > Math.max(size, DEAD_ENTRIES);
