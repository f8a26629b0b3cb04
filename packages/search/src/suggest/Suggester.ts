import type { Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '../listings/reference.ts';
import { measureDistance, type Name, NO_MATCH, toName } from './matching.ts';
import { buildSuggestibles, type FacetTotals, type Suggestible, type Totals } from './suggestible.ts';

const MAX_SUGGESTIONS = 10;
/** Penalty for names that are not shown. */
const OTHER_NAME_DISTANCE = 1;

/** Totals of suggestions. */
export interface TotalsSource {
  /** Learns of recent changes. */
  current(): Promise<unknown>;
  /** Increases with every change of the totals. */
  readonly version: number;
  countFacets(): Promise<FacetTotals>;
  /** Listings that match every word of a text. */
  countText(text: string): Promise<number>;
}

export class Suggester {
  readonly #all: readonly Suggestible[];
  readonly #source: TotalsSource;
  #totals: Totals | undefined;
  /** Index version of the cached totals. */
  #version: number | undefined;

  constructor(reference: Reference, source: TotalsSource) {
    this.#all = buildSuggestibles(reference);
    this.#source = source;
  }

  /** Best matches first, then most listings; omits suggestions without listings. */
  async suggest(text: string, language: Language): Promise<Suggestion[]> {
    const typedName = toName(text);
    if (typedName.length === 0) return [];
    const totals = await this.#getCurrentTotals();
    const matches = this.#findMatches(typedName, false);
    const matchesWithTotals = await Promise.all(
      (matches.length > 0 ? matches : this.#findMatches(typedName, true)).map(async (match) => ({
        ...match,
        total: await match.suggestible.getTotal(totals, language),
      })),
    );
    const rankedMatches = matchesWithTotals
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
    await this.#source.current();
    const { version } = this.#source;
    if (this.#totals && version === this.#version) return this.#totals;
    const totalByText = new Map<string, Promise<number>>();
    const countText = (text: string) => {
      const total = totalByText.get(text) ?? this.#source.countText(text);
      totalByText.set(text, total);
      return total;
    };
    const totals = { ...(await this.#source.countFacets()), countText };
    this.#totals = totals;
    this.#version = version;
    return totals;
  }
}
