import { ACTIVE, type ListingFacts } from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../db/schema.ts';
import { CARD_COLUMNS, type CardColumns, type CardRow } from '../rules/card.ts';

interface PendingRead {
  ids: readonly string[];
  resolve(rows: Rows): void;
  reject(error: unknown): void;
}

/** Returns a value that changes with a listing; undefined if its row must not be cached. */
type GetRevision = (id: string) => string | undefined;

type Rows = ReadonlyMap<string, CardColumns>;

interface CachedRow {
  row: CardColumns;
  revision: string;
}

/** While the database answers one query, the rows of the other are processed. */
const MAX_CONCURRENT_QUERIES = 2;
/** Pages per query; with more, the first page would wait for the rows of the last. */
const PAGES_PER_QUERY = 8;
/** Cached rows, about 4 KB each. */
const MAX_CACHED = 5_000;

/** Reads cards and caches them until their listings change. Waiting pages share a query, whose cost is mostly fixed. */
export class CardReader {
  readonly #db: Kysely<Tables>;
  readonly #getRevision: GetRevision;
  readonly #cached = new LRUCache<string, CachedRow>({ max: MAX_CACHED });
  readonly #pending: PendingRead[] = [];
  #running = 0;

  constructor(db: Kysely<Tables>, getRevision: GetRevision) {
    this.#db = db;
    this.#getRevision = getRevision;
  }

  /** Rows of active listings in the same order; a listing that was just removed may be missing. */
  async read(listings: readonly ListingFacts[]): Promise<CardRow[]> {
    // Recorded before the rows are read: the search may be newer than the rows afterwards.
    const revisions = new Map(listings.map(({ id }) => [id, this.#getRevision(id)]));
    const rows = new Map<string, CardColumns>();
    for (const [id, revision] of revisions) {
      const cachedRow = this.#cached.get(id);
      if (cachedRow && cachedRow.revision === revision) rows.set(id, cachedRow.row);
    }
    const missingIds = [...revisions.keys()].filter((id) => !rows.has(id));
    const loadedRows = missingIds.length > 0 ? await this.#read(missingIds) : rows;
    return listings.flatMap((listing) => {
      const row = rows.get(listing.id) ?? loadedRows.get(listing.id);
      if (!row) return [];
      const revision = revisions.get(listing.id);
      if (revision !== undefined) this.#cached.set(row.id, { row, revision });
      return [{ ...row, ...listing, availability: ACTIVE }];
    });
  }

  #read(ids: readonly string[]): Promise<Rows> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ ids, resolve, reject });
      this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#running === MAX_CONCURRENT_QUERIES || this.#pending.length === 0) return;
    const pages = this.#pending.splice(0, PAGES_PER_QUERY);
    this.#running++;
    try {
      const rows = await this.#query(new Set(pages.flatMap(({ ids }) => ids)));
      for (const { resolve } of pages) resolve(rows);
    } catch (error) {
      for (const { reject } of pages) reject(error);
    } finally {
      this.#running--;
      this.#next();
    }
  }

  async #query(ids: ReadonlySet<string>): Promise<Rows> {
    const hasRequestedId = sql<boolean>`id = any(${[...ids]}::text[]::uuid[])`;
    const rows = await this.#db.selectFrom('property').select(CARD_COLUMNS).where(hasRequestedId).execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}
