import { MIN_SAMPLE, type PriceContext, type PropertyType, type SimilarMedian } from '@mashrabiya/contract';
import { type Columns, NO_PRICE } from '../listings/Columns.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';
import type { Reference } from '../listings/reference.ts';
import type { Places } from './Places.ts';
import { SCOPES, type Scope } from './scopes.ts';
import { computePricePerSquareMetre, computeRoundedQuantile } from './statistics.ts';

type Categories = Pick<Reference, 'categories'>;
/** Farmland costs a fraction of a building plot per m². */
const MIXED_TYPE = 'land' satisfies PropertyType;

export type MarketKind = Pick<ListingFacts, 'city_id' | 'action' | 'category_id'>;
type SimilarKind = MarketKind & Pick<ListingFacts, 'subcategory_id'>;

/** Listings of one city, action and subcategory. */
export interface PriceCell {
  kind: SimilarKind;
  offerCount: number;
  /** EGP per m² of the listings with a price. */
  prices: Float64Array;
}

export interface Group {
  offerCount: number;
  /** EGP per m² of the listings with a price, ascending. */
  prices: Float64Array;
  /** Median of `prices`; null below `MIN_SAMPLE`, and if `isMixed`. */
  median: number | null;
  /** True if the group's subcategories differ so much that one median is meaningless. */
  isMixed: boolean;
}

export interface TypeGroup extends Group {
  kind: MarketKind;
}

interface Comparison extends Group {
  scope: Scope;
  median: number;
}

export class MarketFigures {
  readonly #cells: ReadonlyMap<number, readonly PriceCell[]>;
  readonly #places: Places;
  readonly #categories: Reference['categories'];
  readonly #groups = new Map<string, Group>();

  constructor(cells: readonly PriceCell[], places: Places, categories: Reference['categories']) {
    this.#cells = Map.groupBy(cells, ({ kind }) => kind.city_id);
    this.#places = places;
    this.#categories = categories;
  }

  getGroups(cityId: number): TypeGroup[] {
    const cellsByType = Map.groupBy(this.#cells.get(cityId) ?? [], ({ kind }) => `${kind.action} ${kind.category_id}`);
    return [...cellsByType.values()].flatMap(([first]) =>
      first ? [{ kind: first.kind, ...this.#getGroup({ kind: 'type', area: 'city', radius: null }, first.kind) }] : [],
    );
  }

  listBusiestCities(): number[] {
    const citiesWithCounts = Array.from(this.#cells, ([city, cells]) => ({ city, count: sumOfferCounts(cells) }));
    return citiesWithCounts.sort((a, b) => b.count - a.count || a.city - b.city).map(({ city }) => city);
  }

  /** Narrowest scope with enough similar listings for a median. */
  findComparison(listing: SimilarKind): Comparison | undefined {
    for (const scope of SCOPES) {
      const { median, ...group } = this.#getGroup(scope, listing);
      if (median !== null) return { scope, ...group, median };
    }
    return undefined;
  }

  /** Median price per m² of similar listings; null if there are too few. */
  getMedian(listing: SimilarKind): SimilarMedian | null {
    const comparison = this.findComparison(listing);
    if (!comparison) return null;
    const { median, prices, scope } = comparison;
    return { median, sample: prices.length, ...scope };
  }

  /** Price compared with similar listings; null without a price or with too few similar listings. */
  getPriceContext(listing: SimilarKind & Pick<ListingFacts, 'price' | 'size'>): PriceContext | null {
    if (listing.price === null) return null;
    const similarMedian = this.getMedian(listing);
    if (!similarMedian) return null;
    const difference = Math.round(
      ((computePricePerSquareMetre(listing.price, listing.size) - similarMedian.median) / similarMedian.median) * 100,
    );
    return { ...similarMedian, difference: difference === 0 ? 0 : difference };
  }

  #getGroup(scope: Scope, listing: SimilarKind): Group {
    const kindId = scope.kind === 'type' ? listing.category_id : `${listing.category_id}/${listing.subcategory_id}`;
    const key = `${scope.area} ${scope.radius} ${listing.city_id} ${listing.action} ${kindId}`;
    let group = this.#groups.get(key);
    if (!group) {
      const cells = this.#listCities(scope, listing.city_id).flatMap((city) => this.#cells.get(city) ?? []);
      const isMixed = scope.kind === 'type' && this.#categories.get(listing.category_id)?.type === MIXED_TYPE;
      group = buildGroup(
        cells.filter(({ kind }) => isSimilar(kind, listing, scope)),
        isMixed,
      );
      this.#groups.set(key, group);
    }
    return group;
  }

  #listCities({ area, radius }: Scope, cityId: number): readonly number[] {
    if (area === 'governorate') return this.#places.listGovernorateCities(cityId);
    return radius === null ? [cityId] : this.#places.findWithin(cityId, radius);
  }
}

const sumOfferCounts = (cells: readonly PriceCell[]): number =>
  cells.reduce((sum, { offerCount }) => sum + offerCount, 0);

const isSimilar = (kind: SimilarKind, listing: SimilarKind, scope: Scope): boolean =>
  kind.action === listing.action &&
  kind.category_id === listing.category_id &&
  (scope.kind === 'type' || kind.subcategory_id === listing.subcategory_id);

function buildGroup(cells: readonly PriceCell[], isMixed: boolean): Group {
  const prices = new Float64Array(cells.reduce((sum, cell) => sum + cell.prices.length, 0));
  let filledCount = 0;
  for (const cell of cells) {
    prices.set(cell.prices, filledCount);
    filledCount += cell.prices.length;
  }
  prices.sort();
  return {
    offerCount: sumOfferCounts(cells),
    prices,
    median: isMixed || prices.length < MIN_SAMPLE ? null : computeRoundedQuantile(prices, 0.5),
    isMixed,
  };
}

export function buildFigures(index: ListingIndex, places: Places, { categories }: Categories): MarketFigures {
  const { columns } = index;
  const cells = new Map<number, { kind: SimilarKind; docs: number[] }>();
  const [city, action] = [columns.get('city'), columns.get('action')];
  const [category, subcategory] = [columns.get('category'), columns.get('subcategory')];
  for (const doc of index.getOrder('newest')) {
    const kind: SimilarKind = {
      city_id: city[doc] ?? 0,
      action: action[doc] === 0 ? 0 : 1,
      category_id: category[doc] ?? 0,
      subcategory_id: subcategory[doc] ?? 0,
    };
    const key = buildKey(kind);
    const cell = cells.get(key);
    if (cell) cell.docs.push(doc);
    else cells.set(key, { kind, docs: [doc] });
  }
  return new MarketFigures(
    Array.from(cells.values(), ({ kind, docs }) => buildCell(kind, docs, columns)),
    places,
    categories,
  );
}

/** Categories and subcategories take three decimal places each, actions a factor of two. */
const buildKey = ({ city_id, action, category_id, subcategory_id }: SimilarKind): number =>
  ((city_id * 1000 + category_id) * 1000 + subcategory_id) * 2 + action;

function buildCell(kind: SimilarKind, docs: readonly number[], columns: Columns): PriceCell {
  const [price, size] = [columns.get('price'), columns.get('size')];
  const pricedDocs = docs.filter((doc) => price[doc] !== NO_PRICE);
  return {
    kind,
    offerCount: docs.length,
    prices: Float64Array.from(pricedDocs, (doc) => (price[doc] ?? 0) / (size[doc] ?? 1)),
  };
}
