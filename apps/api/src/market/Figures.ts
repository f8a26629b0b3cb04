import { MIN_SAMPLE, type PriceContext } from '@mashrabiya/contract';
import { type Columns, NO_PRICE } from '../search/Columns.ts';
import type { ListingIndex } from '../search/ListingIndex.ts';
import type { ListingFacts } from '../search/listing.ts';
import { perSquareMetre, wholeQuantile } from './statistics.ts';

/** What makes homes alike when their prices are compared. */
export type Kind = Pick<ListingFacts, 'city_id' | 'action' | 'category_id'>;

/** The homes of one city, action and category that are on offer. */
export interface Group {
  kind: Kind;
  onOffer: number;
  /** EGP per m² of those with a price, the cheapest first. */
  prices: Float64Array;
  /** Of `prices`; null below `MIN_SAMPLE`. */
  median: number | null;
}

/** Categories and actions take a decimal place each. */
const keyOf = ({ city_id, action, category_id }: Kind): number => (city_id * 1000 + category_id) * 2 + action;

/** What homes cost per m², by city, action and category, as of one moment. */
export class Figures {
  readonly #groups: ReadonlyMap<number, Group>;

  constructor(groups: Iterable<Group>) {
    this.#groups = new Map(Array.from(groups, (group) => [keyOf(group.kind), group]));
  }

  groupOf(kind: Kind): Group | undefined {
    return this.#groups.get(keyOf(kind));
  }

  groupsIn(cityId: number): Group[] {
    return [...this.#groups.values()].filter(({ kind }) => kind.city_id === cityId);
  }

  /** How a home's price stands to those of like homes; null without a price or when too few are like it. */
  contextOf(home: Kind & Pick<ListingFacts, 'price' | 'size'>): PriceContext | null {
    const group = this.groupOf(home);
    if (home.price === null || !group || group.median === null) return null;
    const { median, prices } = group;
    const difference = Math.round(((perSquareMetre(home.price, home.size) - median) / median) * 100);
    return { median, sample: prices.length, difference: difference === 0 ? 0 : difference };
  }
}

const median = (prices: Float64Array): number | null =>
  prices.length < MIN_SAMPLE ? null : wholeQuantile(prices, 0.5);

/** Reads the figures off the index: one pass over all homes, and a sort of each group. */
export function figuresOf(index: ListingIndex): Figures {
  const { columns } = index;
  const groups = new Map<number, { kind: Kind; docs: number[] }>();
  const [city, action, category] = [columns.get('city'), columns.get('action'), columns.get('category')];
  for (const doc of index.inOrder('newest')) {
    const kind: Kind = { city_id: city[doc] ?? 0, action: action[doc] === 0 ? 0 : 1, category_id: category[doc] ?? 0 };
    const key = keyOf(kind);
    const group = groups.get(key);
    if (group) group.docs.push(doc);
    else groups.set(key, { kind, docs: [doc] });
  }
  return new Figures(Array.from(groups.values(), ({ kind, docs }) => groupOf(kind, docs, columns)));
}

function groupOf(kind: Kind, docs: readonly number[], columns: Columns): Group {
  const [price, size] = [columns.get('price'), columns.get('size')];
  const priced = docs.filter((doc) => price[doc] !== NO_PRICE);
  const prices = Float64Array.from(priced, (doc) => (price[doc] ?? 0) / (size[doc] ?? 1)).sort();
  return { kind, onOffer: docs.length, prices, median: median(prices) };
}
