import { mapFields, type PropertyFieldCodes, type PropertyFieldName, RANKINGS } from '@mashrabiya/contract';
import { type ColumnName, type ColumnSet, createColumns, getMissingCode } from './columnSet.ts';
import { FeatureBits } from './FeatureBits.ts';
import { IntList } from './IntList.ts';
import type { IndexedListing, ListingFacts } from './listing.ts';
import type { Reference } from './reference.ts';
import { ScratchBuffers } from './ScratchBuffers.ts';
import { packTraits } from './traits.ts';

export type { CodeColumn, ColumnName } from './columnSet.ts';

/** Money columns of a listing without a price or installments. */
export const NO_PRICE = -1;

const INITIAL_CAPACITY = 2048;

/** Columns with an inverted index, because their codes are selective. */
const INDEXED_COLUMNS = ['action', 'category', 'subcategory', 'governorate', 'city'] as const;
export type IndexedColumn = (typeof INDEXED_COLUMNS)[number];

const NO_ENTRIES = new Int32Array();

/** Filterable fields of all listings as columns, about 150 bytes per listing. An entry (`doc`) is a position in them. */
export class Columns {
  readonly ids: string[] = [];
  readonly scratch = new ScratchBuffers();
  /** 1 for active entries; a changed listing gets a new entry, and its old one becomes inactive. */
  liveFlags = new Uint8Array(INITIAL_CAPACITY);
  #columns = createColumns(INITIAL_CAPACITY);
  readonly #lists = new Map(INDEXED_COLUMNS.map((name) => [name, new Map<number, IntList>()]));
  readonly featureBits: FeatureBits;
  readonly #highest = new Map<ColumnName, number>();
  readonly #cities: Reference['cities'];

  constructor(reference: Pick<Reference, 'features' | 'cities'>) {
    this.featureBits = new FeatureBits(reference);
    this.#cities = reference.cities;
  }

  get length(): number {
    return this.ids.length;
  }

  /** Array of a column; longer than `length`, and replaced when it grows. */
  get<N extends ColumnName>(name: N): ColumnSet[N] {
    return this.#columns[name];
  }

  getHighest(name: ColumnName): number {
    return this.#highest.get(name) ?? 0;
  }

  /** Entries with a code in a column, inactive ones too, in insertion order. */
  getEntries(name: IndexedColumn, code: number): Int32Array {
    return this.#lists.get(name)?.get(code)?.view ?? NO_ENTRIES;
  }

  push(listing: IndexedListing): number {
    const doc = this.ids.push(listing.id) - 1;
    if (doc === this.liveFlags.length) this.#grow(doc * 2);
    this.liveFlags[doc] = 1;
    const isPlaced = listing.lat !== null && listing.lng !== null;
    const location = isPlaced ? listing : this.#cities.get(listing.city_id);
    const row: Record<ColumnName, number> = {
      ...mapFields<Record<PropertyFieldName, number>>((name) => listing[name] ?? getMissingCode(name)),
      action: listing.action,
      ranking: listing.ranking,
      payment: listing.payment,
      traits: packTraits(listing),
      features: this.featureBits.getBits(listing.feature_ids, listing.category_id),
      exact: isPlaced && listing.coordinates_exact ? 1 : 0,
      category: listing.category_id,
      subcategory: listing.subcategory_id,
      governorate: listing.governorate_id,
      city: listing.city_id,
      price: listing.price ?? NO_PRICE,
      monthly: listing.installment ?? NO_PRICE,
      lat: location?.lat ?? Number.NaN,
      lng: location?.lng ?? Number.NaN,
      created: listing.created_at.getTime(),
      listed: listing.listed_at.getTime(),
      confirmed: listing.confirmed_at.getTime(),
    };
    for (const name of Object.keys(row) as ColumnName[]) {
      this.#columns[name][doc] = row[name];
      if (row[name] > this.getHighest(name)) this.#highest.set(name, row[name]);
    }
    for (const [name, lists] of this.#lists) {
      const list = lists.get(row[name]) ?? new IntList();
      list.push(doc);
      lists.set(row[name], list);
    }
    return doc;
  }

  getFacts(doc: number): ListingFacts {
    const getValue = (name: ColumnName) => this.#columns[name][doc] ?? 0;
    const price = getValue('price');
    const getDegrees = (name: 'lat' | 'lng') => (Number.isNaN(getValue(name)) ? null : getValue(name));
    return {
      id: this.ids[doc] ?? '',
      action: getValue('action') === 0 ? 0 : 1,
      category_id: getValue('category'),
      subcategory_id: getValue('subcategory'),
      governorate_id: getValue('governorate'),
      city_id: getValue('city'),
      ...mapFields<PropertyFieldCodes>((name, { emptyValue }) =>
        emptyValue === null && getValue(name) === getMissingCode(name) ? null : getValue(name),
      ),
      payment: getValue('payment'),
      price: price === NO_PRICE ? null : price,
      ranking: RANKINGS[getValue('ranking') - 1] ?? 1,
      lat: getDegrees('lat'),
      lng: getDegrees('lng'),
      coordinates_exact: getValue('exact') === 1,
      created_at: new Date(getValue('created')),
      listed_at: new Date(getValue('listed')),
      confirmed_at: new Date(getValue('confirmed')),
    };
  }

  #grow(capacity: number): void {
    const liveFlags = new Uint8Array(capacity);
    liveFlags.set(this.liveFlags);
    this.liveFlags = liveFlags;
    const largerColumns = createColumns(capacity);
    for (const name of Object.keys(largerColumns) as ColumnName[]) largerColumns[name].set(this.#columns[name]);
    this.#columns = largerColumns;
  }
}
