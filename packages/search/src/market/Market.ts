import type { ListingIndex } from '../ListingIndex.ts';
import type { Reference } from '../reference.ts';
import { type Figures, figuresOf } from './Figures.ts';
import { Places } from './Places.ts';

/** While homes come and go, figures are at most this old; they are never wrong by more. */
const STALE_MS = 30_000;

/** Keeps the figures of the market: every card tells one of them, so they are made ahead and looked up. */
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
