import { canonicalWord } from '../text/words.ts';
import { Columns } from './Columns.ts';
import { factWords } from './factWords.ts';
import { type ListingFilters, type Passed, passing } from './filters.ts';
import type { Hits } from './hits.ts';
import { IntList } from './IntList.ts';
import { ACTIVE, type IndexedListing } from './listing.ts';
import { compareBy, merged, ORDERS, type Order, orderedBy, recommendedBy } from './orders.ts';
import type { Reference } from './reference.ts';
import { Vocabulary, type WordId } from './Vocabulary.ts';

/** How many lists are remembered, at four bytes for each home in them. */
const RECENT = 32;

/** A list, sorted only up to the last position that was requested. */
export interface Listed {
  docs: Int32Array;
  /** Length of the whole list. */
  total: number;
}

/**
 * All active listings as filters, orders and search need them, in memory. It is derived from the database: every node
 * builds its own and keeps it up to date.
 */
export class ListingIndex {
  readonly columns: Columns;
  readonly vocabulary = new Vocabulary();
  /** Listings by word of their title or fields, and by word of their description, in the order of entry. */
  readonly titles: IntList[] = [];
  readonly texts: IntList[] = [];
  readonly #docs = new Map<string, number>();
  /** Caches the id of each spelling, so that it is made canonical once. */
  readonly #known = new Map<string, WordId>();
  readonly #factWords: (listing: IndexedListing) => WordId[];
  readonly #reference: Reference;
  /** The most recent lists; their next pages are likely to be requested. */
  readonly #recent = new Map<string, Listed>();
  #orders: Record<Order, Int32Array> = {
    recommended: new Int32Array(),
    newest: new Int32Array(),
    cheapest: new Int32Array(),
    dearest: new Int32Array(),
  };

  constructor(reference: Reference) {
    this.#reference = reference;
    this.columns = new Columns(reference);
    this.#factWords = factWords(reference, this.vocabulary);
  }

  /** Number of listings shown. */
  get size(): number {
    return this.#docs.size;
  }

  /** The entry of a listing, if it is shown. */
  entryOf(id: string): number | undefined {
    return this.#docs.get(id);
  }

  /** Entries in an order. */
  inOrder(order: Order): Int32Array {
    return this.#orders[order];
  }

  /** The entries that pass all filters and, where a text is searched for, have a hit. Good until the next query. */
  passing(filters: ListingFilters, hits?: Hits): Passed {
    return passing(filters, this.columns, this.#reference, hits);
  }

  /** The entries that pass the filters, in an order: the first `end` of them or more. */
  listed(filters: ListingFilters, order: Order, end = Number.POSITIVE_INFINITY): Listed {
    const key = order + JSON.stringify(filters);
    const known = this.#recent.get(key);
    if (known && known.docs.length >= Math.min(end, known.total)) return known;
    const { mask, count } = this.passing(filters);
    // A second request for a list is usually followed by requests for the rest.
    const wanted = known ? count : Math.min(end, count);
    const docs =
      order === 'recommended'
        ? recommendedBy(this.inOrder(order), this.columns.get('ranking'), mask, wanted)
        : orderedBy(this.inOrder(order), mask, wanted);
    const list = { docs, total: count };
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= RECENT) this.#recent.delete(oldest);
    this.#recent.set(key, list);
    return list;
  }

  /** How many entries a word leads to. */
  uses(word: WordId): number {
    return (this.titles[word]?.length ?? 0) + (this.texts[word]?.length ?? 0);
  }

  /** Takes in new and changed listings; those that are no longer active leave. */
  update(listings: readonly IndexedListing[]): void {
    if (listings.length === 0) return;
    this.#recent.clear();
    const added: number[] = [];
    for (const listing of listings) {
      this.#remove(listing.id);
      if (listing.availability === ACTIVE) added.push(this.#enter(listing));
    }
    const stillThere = added.filter((doc) => this.columns.live[doc] === 1);
    const compare = compareBy(this.columns);
    for (const order of ORDERS) {
      this.#orders[order] = merged(this.#orders[order], stillThere, this.columns.live, compare[order]);
    }
  }

  #remove(id: string): void {
    const doc = this.#docs.get(id);
    if (doc === undefined) return;
    this.columns.live[doc] = 0;
    this.#docs.delete(id);
  }

  #enter(listing: IndexedListing): number {
    const doc = this.columns.push(listing);
    this.#docs.set(listing.id, doc);
    const titleWords = new Set([...this.#factWords(listing), ...this.#wordIds(listing.title_words)]);
    for (const word of titleWords) post(this.titles, word, doc);
    for (const word of new Set(this.#wordIds(listing.text_words))) {
      if (!titleWords.has(word)) post(this.texts, word, doc);
    }
    return doc;
  }

  #wordIds(words: string): WordId[] {
    return words ? words.split(' ').map((word) => this.#wordId(word)) : [];
  }

  #wordId(word: string): WordId {
    let id = this.#known.get(word);
    if (id === undefined) {
      id = this.vocabulary.add(canonicalWord(word), word);
      this.#known.set(word, id);
    }
    return id;
  }
}

function post(lists: IntList[], word: WordId, doc: number): void {
  let list = lists[word];
  if (!list) {
    list = new IntList();
    lists[word] = list;
  }
  list.push(doc);
}
