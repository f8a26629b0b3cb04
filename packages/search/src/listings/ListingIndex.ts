import { toCanonicalWord } from '../text/words.ts';
import { Columns } from './Columns.ts';
import { createFactWordReader } from './factWords.ts';
import { type FilterResult, findPassing, type ListingFilters } from './filters.ts';
import type { Hits } from './hits.ts';
import { IntList } from './IntList.ts';
import { ACTIVE, type IndexedListing } from './listing.ts';
import { createComparators, mergeOrder, ORDERS, type Order, selectInOrder, selectRecommended } from './orders.ts';
import type { Reference } from './reference.ts';
import { Vocabulary, type WordId } from './Vocabulary.ts';

/** Cached lists; each takes four bytes per listing. */
const MAX_CACHED_LISTS = 32;

/** List sorted only up to the last requested position. */
export interface SortedList {
  docs: Int32Array;
  total: number;
}

/** In-memory index of active listings, derived from the database: every node builds and updates its own. */
export class ListingIndex {
  readonly columns: Columns;
  readonly vocabulary = new Vocabulary();
  /** Posting lists by word id: `titles` for titles and fields, `texts` for descriptions; in insertion order. */
  readonly titles: IntList[] = [];
  readonly texts: IntList[] = [];
  readonly #docs = new Map<string, number>();
  /** Caches the id of each spelling, so that it is canonicalised once. */
  readonly #wordIdCache = new Map<string, WordId>();
  readonly #getFactWords: ((listing: IndexedListing) => WordId[]) | undefined;
  readonly #reference: Reference;
  readonly #listCache = new Map<string, SortedList>();
  #orders: Record<Order, Int32Array> = {
    recommended: new Int32Array(),
    newest: new Int32Array(),
    cheapest: new Int32Array(),
    mostExpensive: new Int32Array(),
  };

  /** Without `indexesWords`, no text matches. */
  constructor(reference: Reference, { indexesWords = true } = {}) {
    this.#reference = reference;
    this.columns = new Columns(reference);
    this.#getFactWords = indexesWords ? createFactWordReader(reference, this.vocabulary) : undefined;
  }

  get size(): number {
    return this.#docs.size;
  }

  getEntry(id: string): number | undefined {
    return this.#docs.get(id);
  }

  getOrder(order: Order): Int32Array {
    return this.#orders[order];
  }

  /** Entries that pass all filters and, with a text, match it. Valid until the next query. */
  findPassing(filters: ListingFilters, hits?: Hits): FilterResult {
    return findPassing(filters, this.columns, this.#reference, hits);
  }

  getSortedList(filters: ListingFilters, order: Order, end = Number.POSITIVE_INFINITY): SortedList {
    const key = order + JSON.stringify(filters);
    const cachedList = this.#listCache.get(key);
    if (cachedList && cachedList.docs.length >= Math.min(end, cachedList.total)) return cachedList;
    const { mask, count } = this.findPassing(filters);
    // A second request for a list is usually followed by requests for the rest.
    const listLength = cachedList ? count : Math.min(end, count);
    const docs =
      order === 'recommended'
        ? selectRecommended(this.getOrder(order), this.columns.get('ranking'), mask, listLength)
        : selectInOrder(this.getOrder(order), mask, listLength);
    const list = { docs, total: count };
    const [oldest] = this.#listCache.keys();
    if (oldest !== undefined && this.#listCache.size >= MAX_CACHED_LISTS) this.#listCache.delete(oldest);
    this.#listCache.set(key, list);
    return list;
  }

  countUses(word: WordId): number {
    return (this.titles[word]?.length ?? 0) + (this.texts[word]?.length ?? 0);
  }

  update(listings: readonly IndexedListing[]): void {
    if (listings.length === 0) return;
    this.#listCache.clear();
    const addedDocs: number[] = [];
    for (const listing of listings) {
      this.#remove(listing.id);
      if (listing.availability === ACTIVE) addedDocs.push(this.#insert(listing));
    }
    const liveDocs = addedDocs.filter((doc) => this.columns.liveFlags[doc] === 1);
    const comparators = createComparators(this.columns);
    for (const order of ORDERS) {
      this.#orders[order] = mergeOrder(this.#orders[order], liveDocs, this.columns.liveFlags, comparators[order]);
    }
  }

  #remove(id: string): void {
    const doc = this.#docs.get(id);
    if (doc === undefined) return;
    this.columns.liveFlags[doc] = 0;
    this.#docs.delete(id);
  }

  #insert(listing: IndexedListing): number {
    const doc = this.columns.push(listing);
    this.#docs.set(listing.id, doc);
    if (!this.#getFactWords) return doc;
    const titleWords = new Set([...this.#getFactWords(listing), ...this.#getWordIds(listing.title_words)]);
    for (const word of titleWords) addPosting(this.titles, word, doc);
    for (const word of new Set(this.#getWordIds(listing.text_words))) {
      if (!titleWords.has(word)) addPosting(this.texts, word, doc);
    }
    return doc;
  }

  #getWordIds(words: string): WordId[] {
    return words ? words.split(' ').map((word) => this.#getWordId(word)) : [];
  }

  #getWordId(word: string): WordId {
    let id = this.#wordIdCache.get(word);
    if (id === undefined) {
      id = this.vocabulary.add(toCanonicalWord(word), word);
      this.#wordIdCache.set(word, id);
    }
    return id;
  }
}

function addPosting(lists: IntList[], word: WordId, doc: number): void {
  let list = lists[word];
  if (!list) {
    list = new IntList();
    lists[word] = list;
  }
  list.push(doc);
}
