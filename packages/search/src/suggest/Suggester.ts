import type { Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { Reference } from '../listings/reference.ts';
import { computeFacets } from '../query/facets.ts';
import { runQuery } from '../query/runQuery.ts';
import { measureDistance, type Name, NO_MATCH, toName } from './matching.ts';
import { buildSuggestibles, type Suggestible, type Totals } from './suggestible.ts';

const MAX_SUGGESTIONS = 10;
/** Penalty for names that are not shown. */
const OTHER_NAME_DISTANCE = 1;

function countMatches(index: ListingIndex, text: string): number {
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
    this.#all = buildSuggestibles(reference);
    this.#reference = reference;
    this.#listings = listings;
  }

  /** Best matches first, then most listings; omits suggestions without listings. */
  async suggest(text: string, language: Language): Promise<Suggestion[]> {
    const typedName = toName(text);
    if (typedName.length === 0) return [];
    const totals = await this.#getCurrentTotals();
    const matches = this.#findMatches(typedName, false);
    const rankedMatches = (matches.length > 0 ? matches : this.#findMatches(typedName, true))
      .map(({ suggestible, nameDistance }) => ({
        suggestible,
        nameDistance,
        total: suggestible.getTotal(totals, language),
      }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => a.nameDistance - b.nameDistance || b.total - a.total);
    return rankedMatches
      .slice(0, MAX_SUGGESTIONS)
      .map(({ suggestible, total }) => suggestible.toSuggestion(language, total));
  }

  #findMatches(typedName: Name, allowsTypos: boolean): { suggestible: Suggestible; nameDistance: number }[] {
    return this.#all.flatMap((suggestible) => {
      const measureNearest = (names: readonly Name[]) =>
        names.reduce(
          (leastDistance, name) => Math.min(leastDistance, measureDistance(typedName, name, allowsTypos)),
          NO_MATCH,
        );
      const nameDistance = Math.min(
        measureNearest(suggestible.names),
        OTHER_NAME_DISTANCE + measureNearest(suggestible.otherNames ?? []),
      );
      return nameDistance < NO_MATCH ? [{ suggestible, nameDistance }] : [];
    });
  }

  async #getCurrentTotals(): Promise<Totals> {
    const index = await this.#listings.current();
    const { version } = this.#listings;
    if (this.#totals && version === this.#version) return this.#totals;
    const totalByText = new Map<string, number>();
    const countText = (text: string) => {
      const total = totalByText.get(text) ?? countMatches(index, text);
      totalByText.set(text, total);
      return total;
    };
    this.#totals = { ...computeFacets(index, {}, '', this.#reference), countText };
    this.#version = version;
    return this.#totals;
  }
}
