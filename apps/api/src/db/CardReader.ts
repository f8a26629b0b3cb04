import { type Kysely, sql } from 'kysely';
import { CARD_COLUMNS, type CardColumns, type CardRow } from '../domain/card.ts';
import { ACTIVE, type ListingFacts } from '../search/listing.ts';
import type { Tables } from './schema.ts';

interface Waiting {
  listings: readonly ListingFacts[];
  resolve(rows: CardRow[]): void;
  reject(error: unknown): void;
}

/** One is answered while the next is read. */
const QUERIES_AT_ONCE = 2;
/** Pages in one query; more would keep the first of them waiting for the last. */
const PAGES_PER_QUERY = 8;

/**
 * Reads what cards show besides the index's facts. Pages that are asked for while others are being read go together in
 * one query: when there is much to do, most of a small query's cost is the query, not its rows.
 */
export class CardReader {
  readonly #db: Kysely<Tables>;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** The rows of listings' cards, in the same order; a home that has just gone is left out. */
  read(listings: readonly ListingFacts[]): Promise<CardRow[]> {
    if (listings.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ listings, resolve, reject });
      this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#underWay === QUERIES_AT_ONCE || this.#waiting.length === 0) return;
    const pages = this.#waiting.splice(0, PAGES_PER_QUERY);
    this.#underWay++;
    try {
      const rows = await this.#query(new Set(pages.flatMap(({ listings }) => listings.map(({ id }) => id))));
      for (const { listings, resolve } of pages) resolve(listings.flatMap((listing) => cardRow(rows, listing)));
    } catch (error) {
      for (const { reject } of pages) reject(error);
    } finally {
      this.#underWay--;
      this.#next();
    }
  }

  async #query(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, CardColumns>> {
    const wanted = sql<boolean>`id = any(${[...ids]}::text[]::uuid[])`;
    const rows = await this.#db.selectFrom('property').select(CARD_COLUMNS).where(wanted).execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

function cardRow(rows: ReadonlyMap<string, CardColumns>, listing: ListingFacts): CardRow[] {
  const row = rows.get(listing.id);
  return row ? [{ ...row, ...listing, availability: ACTIVE }] : [];
}
