import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { Reference } from '../listings/reference.ts';
import { buildFigures, MarketFigures, type PriceCell } from './MarketFigures.ts';
import { Places } from './Places.ts';

/** Caches market figures: every card shows one of them. */
export class MarketCache {
  readonly #reference: Pick<Reference, 'categories'>;
  readonly #places: Places;
  #cached: { figures: MarketFigures; index: ListingIndex; entries: number; size: number } | undefined;

  constructor(reference: Pick<Reference, 'cities' | 'categories'>) {
    this.#reference = reference;
    this.#places = new Places(reference);
  }

  /** Figures of groups of listings, one for each city, action and subcategory. */
  createFigures(cells: readonly PriceCell[]): MarketFigures {
    return new MarketFigures(cells, this.#places, this.#reference.categories);
  }

  /** Figures of the active listings; recomputed in one pass after any change. */
  getFigures(index: ListingIndex): MarketFigures {
    const { size } = index;
    const entries = index.columns.length;
    const cachedFigures = this.#cached;
    if (
      cachedFigures &&
      cachedFigures.index === index &&
      cachedFigures.entries === entries &&
      cachedFigures.size === size
    )
      return cachedFigures.figures;
    const figures = buildFigures(index, this.#places, this.#reference);
    this.#cached = { figures, index, entries, size };
    return figures;
  }
}
