import type { Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '../listings/reference.ts';
import { measureDistance, type Name, NO_MATCH, toName } from './matching.ts';
import {
  buildSuggestionCandidates,
  type FacetTotals,
  type SuggestionCandidate,
  type Totals,
} from './suggestionCandidates.ts';

const MAX_SUGGESTIONS = 10;
/** Penalty for names that are not shown. */
const OTHER_NAME_DISTANCE = 1;

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
  readonly #candidates: readonly SuggestionCandidate[];
  readonly #source: TotalsSource;
  #totals: Totals | undefined;
  /** Index version of the cached totals. */
  #version: number | undefined;

  constructor(reference: Reference, source: TotalsSource) {
    this.#candidates = buildSuggestionCandidates(reference);
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
        total: await match.candidate.getTotal(totals, language),
      })),
    );
    const rankedMatches = matchesWithTotals
      .filter(({ total }) => total > 0)
      .sort((a, b) => a.nameDistance - b.nameDistance || b.total - a.total);
    return rankedMatches
      .slice(0, MAX_SUGGESTIONS)
      .map(({ candidate, total }) => candidate.toSuggestion(language, total));
  }

  #findMatches(typedName: Name, allowsTypos: boolean): { candidate: SuggestionCandidate; nameDistance: number }[] {
    return this.#candidates.flatMap((candidate) => {
      const measureNearest = (names: readonly Name[]) =>
        names.reduce(
          (leastDistance, name) => Math.min(leastDistance, measureDistance(typedName, name, allowsTypos)),
          NO_MATCH,
        );
      const nameDistance = Math.min(
        measureNearest(candidate.names),
        OTHER_NAME_DISTANCE + measureNearest(candidate.otherNames ?? []),
      );
      return nameDistance < NO_MATCH ? [{ candidate, nameDistance }] : [];
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
