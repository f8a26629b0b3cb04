import { RANKINGS } from '@mashrabiya/contract';
import { IntList } from './IntList.ts';
import type { ListingFacts } from './listing.ts';
import { Scratch } from './Scratch.ts';

/** Stands in the price column for a home without a price. */
export const NO_PRICE = -1;

const FIRST_CAPACITY = 2048;

/** Prices may exceed 32 bits; every other field fits. */
const makeColumns = (capacity: number) => ({
  action: new Int32Array(capacity),
  ranking: new Int32Array(capacity),
  finishing: new Int32Array(capacity),
  payment: new Int32Array(capacity),
  bedrooms: new Int32Array(capacity),
  bathrooms: new Int32Array(capacity),
  category: new Int32Array(capacity),
  subcategory: new Int32Array(capacity),
  governorate: new Int32Array(capacity),
  city: new Int32Array(capacity),
  size: new Int32Array(capacity),
  price: new Float64Array(capacity),
  created: new Float64Array(capacity),
});
type ColumnSet = ReturnType<typeof makeColumns>;
export type ColumnName = keyof ColumnSet;
/** A column whose values are compared for equality. */
export type CodeColumn = Exclude<ColumnName, 'price' | 'created'>;

/** Columns whose entries are also listed by code, because a code of theirs narrows much. */
export const LISTED_COLUMNS = ['action', 'category', 'subcategory', 'governorate', 'city'] as const;
export type ListedColumn = (typeof LISTED_COLUMNS)[number];

const NONE = new Int32Array();

/** The filterable fields of all listings, a column each; one listing costs about 100 bytes. */
export class Columns {
  readonly ids: string[] = [];
  readonly scratch = new Scratch();
  /** 1 while the listing is to be shown; a changed listing is entered anew and its old entry dies. */
  live = new Uint8Array(FIRST_CAPACITY);
  #columns = makeColumns(FIRST_CAPACITY);
  readonly #lists = new Map(LISTED_COLUMNS.map((name) => [name, new Map<number, IntList>()]));

  get length(): number {
    return this.ids.length;
  }

  /** A column's array; longer than `length`, and replaced when it grows. */
  get<N extends ColumnName>(name: N): ColumnSet[N] {
    return this.#columns[name];
  }

  /** The entries, dead ones too, that have a code in a column, in the order of entry. */
  entriesWith(name: ListedColumn, code: number): Int32Array {
    return this.#lists.get(name)?.get(code)?.view ?? NONE;
  }

  /** Enters a listing and gives its number. */
  push(listing: ListingFacts): number {
    const doc = this.ids.push(listing.id) - 1;
    if (doc === this.live.length) this.#grow(doc * 2);
    this.live[doc] = 1;
    const row: Record<ColumnName, number> = {
      action: listing.action,
      ranking: listing.ranking,
      finishing: listing.finishing,
      payment: listing.payment,
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      category: listing.category_id,
      subcategory: listing.subcategory_id,
      governorate: listing.governorate_id,
      city: listing.city_id,
      size: listing.size,
      price: listing.price ?? NO_PRICE,
      created: listing.created_at.getTime(),
    };
    for (const name of Object.keys(row) as ColumnName[]) this.#columns[name][doc] = row[name];
    for (const [name, lists] of this.#lists) {
      const list = lists.get(row[name]) ?? new IntList();
      list.push(doc);
      lists.set(row[name], list);
    }
    return doc;
  }

  /** The fields of an entry. */
  factsOf(doc: number): ListingFacts {
    const value = (name: ColumnName) => this.#columns[name][doc] ?? 0;
    const price = value('price');
    return {
      id: this.ids[doc] ?? '',
      action: value('action') === 0 ? 0 : 1,
      category_id: value('category'),
      subcategory_id: value('subcategory'),
      governorate_id: value('governorate'),
      city_id: value('city'),
      size: value('size'),
      bedrooms: value('bedrooms'),
      bathrooms: value('bathrooms'),
      finishing: value('finishing'),
      payment: value('payment'),
      price: price === NO_PRICE ? null : price,
      ranking: RANKINGS[value('ranking') - 1] ?? 1,
      created_at: new Date(value('created')),
    };
  }

  #grow(capacity: number): void {
    const live = new Uint8Array(capacity);
    live.set(this.live);
    this.live = live;
    const larger = makeColumns(capacity);
    for (const name of Object.keys(larger) as ColumnName[]) larger[name].set(this.#columns[name]);
    this.#columns = larger;
  }
}
