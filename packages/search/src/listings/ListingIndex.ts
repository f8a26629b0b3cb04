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

/** Cached lists; each takes four bytes per listing. */
const RECENT = 32;

/** List sorted only up to the last requested position. */
export interface Listed {
  docs: Int32Array;
  total: number;
}

/** In-memory index of active listings, derived from the database: every node builds and updates its own. */
export class ListingIndex {
  readonly columns: Columns;
  readonly vocabulary = new Vocabulary();
  /** Entries by word, of titles or fields and of descriptions, in insertion order. */
  readonly titles: IntList[] = [];
  readonly texts: IntList[] = [];
  readonly #docs = new Map<string, number>();
  /** Caches the id of each spelling, so that it is canonicalised once. */
  readonly #known = new Map<string, WordId>();
  readonly #factWords: (listing: IndexedListing) => WordId[];
  readonly #reference: Reference;
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

  get size(): number {
    return this.#docs.size;
  }

  entryOf(id: string): number | undefined {
    return this.#docs.get(id);
  }

  inOrder(order: Order): Int32Array {
    return this.#orders[order];
  }

  /** Entries that pass all filters and, with a text, match it. Valid until the next query. */
  passing(filters: ListingFilters, hits?: Hits): Passed {
    return passing(filters, this.columns, this.#reference, hits);
  }

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

  uses(word: WordId): number {
    return (this.titles[word]?.length ?? 0) + (this.texts[word]?.length ?? 0);
  }

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
