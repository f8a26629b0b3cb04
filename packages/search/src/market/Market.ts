import type { ListingIndex } from '../ListingIndex.ts';
import type { Reference } from '../reference.ts';
import { type Figures, figuresOf } from './Figures.ts';
import { Places } from './Places.ts';

/** Maximum age of the figures while homes are added and removed. */
const STALE_MS = 30_000;

/** Caches the figures of the market: every card shows one of them. */
export class Market {
  readonly #places: Places;
  #kept: { figures: Figures; index: ListingIndex; entries: number; size: number; madeAt: number } | undefined;

  constructor(reference: Pick<Reference, 'cities'>) {
    this.#places = new Places(reference);
  }

  /** The figures of what is on offer. */
  figures(index: ListingIndex, now: Date): Figures {
    const { size } = index;
    const entries = index.columns.length;
    const kept = this.#kept;
    const isSame = kept && kept.index === index && kept.entries === entries && kept.size === size;
    if (kept && (isSame || now.getTime() - kept.madeAt < STALE_MS)) return kept.figures;
    const figures = figuresOf(index, this.#places);
    this.#kept = { figures, index, entries, size, madeAt: now.getTime() };
    return figures;
  }
}
