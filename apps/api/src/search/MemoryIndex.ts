import type { Reference } from '@mashrabiya/search';
import { ListingIndex } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { loadChanges, loadListings, readHorizon } from '../catalogue/repository/loadListings.ts';
import type { Clock } from '../core/clock.ts';
import { CachedValue } from '../db/CachedValue.ts';
import type { Tables } from '../db/schema.ts';

const REFRESH_MS = 1_000;
/** The index is rebuilt when it has more dead entries than living ones, and more than this. */
const MAX_DEAD_ENTRIES = 10_000;

/** Synchronises an index of the active listings with the database, to which all nodes write. */
export class MemoryIndex {
  readonly #cached: CachedValue<ListingIndex>;
  /** By id, recent states of changed listings: while an older transaction is open, each refresh reads them again. */
  #recentStates = new Map<string, string>();
  /** Changes of earlier transactions are in the index. */
  #horizon = '0';
  #version = 0;
  #rebuildCount = 0;
  #index: ListingIndex | undefined;

  constructor(db: Kysely<Tables>, reference: Reference, clock: Clock) {
    const load = async (previous?: { value: ListingIndex; loadedAt: number }): Promise<ListingIndex> => {
      const reusable = previous && !needsRebuild(previous.value) ? previous : undefined;
      const horizon = await readHorizon(db);
      if (!reusable) {
        const index = new ListingIndex(reference);
        for await (const listings of loadListings(db)) index.update(listings);
        this.#recentStates.clear();
        this.#horizon = horizon;
        this.#version++;
        this.#rebuildCount++;
        this.#index = index;
        return index;
      }
      const recentStates = new Map<string, string>();
      for await (const rows of loadChanges(db, this.#horizon)) {
        for (const { listing, state } of rows) recentStates.set(listing.id, state);
        const changedRows = rows.filter(({ listing, state }) => this.#recentStates.get(listing.id) !== state);
        if (changedRows.length === 0) continue;
        reusable.value.update(changedRows.map(({ listing }) => listing));
        this.#version++;
      }
      this.#recentStates = recentStates;
      this.#horizon = horizon;
      return reusable.value;
    };
    this.#cached = new CachedValue({ load, maxAgeMs: REFRESH_MS, clock });
  }

  current = (): Promise<ListingIndex> => this.#cached.current();

  refresh = (): Promise<ListingIndex> => this.#cached.refresh();

  get version(): number {
    return this.#version;
  }

  getRevision(id: string): string | undefined {
    const entry = this.#index?.getEntry(id);
    return entry === undefined ? undefined : `${this.#rebuildCount} ${entry}`;
  }

  isFresh = (): boolean => this.#cached.isFresh();
}

const needsRebuild = ({ columns, size }: ListingIndex): boolean =>
  columns.length - size > Math.max(size, MAX_DEAD_ENTRIES);
