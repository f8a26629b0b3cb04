import type { Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { Reference } from '../listings/reference.ts';
import { facetsOf } from '../query/facets.ts';
import { runQuery } from '../query/runQuery.ts';
import { distance, type Name, NO_MATCH, nameOf } from './matching.ts';
import { type Suggestible, suggestibles, type Totals } from './suggestible.ts';

const MOST = 10;
/** Penalty for names that are not shown. */
const OTHER_NAME = 1;

function totalOfAll(index: ListingIndex, text: string): number {
  const { total, unused } = runQuery(index, { text, filters: {}, page: 1 });
  return unused.length > 0 ? 0 : total;
}

export interface ListingSource {
  current(): Promise<ListingIndex>;
  /** Increases with every change of the index. */
  readonly version: number;
}

export class Suggester {
  readonly #all: readonly Suggestible[];
  readonly #reference: Reference;
  readonly #listings: ListingSource;
  #totals: Totals | undefined;
  /** Index version of the cached totals. */
  #version: number | undefined;

  constructor(reference: Reference, listings: ListingSource) {
    this.#all = suggestibles(reference);
    this.#reference = reference;
    this.#listings = listings;
  }

  /** Best matches first, then most listings; omits suggestions without listings. */
  async suggest(text: string, language: Language): Promise<Suggestion[]> {
    const typed = nameOf(text);
    if (typed.length === 0) return [];
    const totals = await this.#currentTotals();
    const near = this.#near(typed, false);
    const ranked = (near.length > 0 ? near : this.#near(typed, true))
      .map(({ one, far }) => ({ one, far, total: one.totalOf(totals, language) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => a.far - b.far || b.total - a.total);
    return ranked.slice(0, MOST).map(({ one, total }) => one.suggestion(language, total));
  }

  #near(typed: Name, withTypos: boolean): { one: Suggestible; far: number }[] {
    return this.#all.flatMap((one) => {
      const nearest = (names: readonly Name[]) =>
        names.reduce((least, name) => Math.min(least, distance(typed, name, withTypos)), NO_MATCH);
      const far = Math.min(nearest(one.names), OTHER_NAME + nearest(one.otherNames ?? []));
      return far < NO_MATCH ? [{ one, far }] : [];
    });
  }

  async #currentTotals(): Promise<Totals> {
    const index = await this.#listings.current();
    const { version } = this.#listings;
    if (this.#totals && version === this.#version) return this.#totals;
    const ofTexts = new Map<string, number>();
    const ofText = (text: string) => {
      const total = ofTexts.get(text) ?? totalOfAll(index, text);
      ofTexts.set(text, total);
      return total;
    };
    this.#totals = { ...facetsOf(index, {}, '', this.#reference), ofText };
    this.#version = version;
    return this.#totals;
  }
}
