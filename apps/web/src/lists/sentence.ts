import type { Interpretation, SortOption } from '@mashrabiya/contract';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { FILTER_PARAMETERS, type FilterState } from '@mashrabiya/ui';
import { readListState, writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import { textParameter } from '../routing/readableText.ts';

/** Search parameters besides filters and order, kept by every URL that narrows the search. */
export const wordsOf = (search: URLSearchParams) => ({
  query: textParameter(search, 'query', MAX_QUERY_LENGTH),
  /** Sentence that was parsed into filters. */
  said: textParameter(search, 'said', MAX_QUERY_LENGTH),
  /** Unparsed words of the sentence: listings that contain them rank first. */
  prefer: textParameter(search, 'prefer', MAX_QUERY_LENGTH),
  /** Searches the words verbatim. */
  plain: search.get('plain') ? '1' : undefined,
});

/** Search text that may be a sentence and is not parsed yet. */
export function sentenceOf(search: URLSearchParams): string | undefined {
  const { query, said, plain } = wordsOf(search);
  return said || plain ? undefined : query;
}

/** Fields with one meaning: if the user set one of them, the sentence sets none of the group. */
const GROUPS: readonly (readonly (keyof FilterState)[])[] = [
  ['type', 'category_id', 'subcategory_id', 'features'],
  ['gover', 'city', 'box', 'area'],
  ...Object.values(FILTER_PARAMETERS),
];

/** Parsed filters, overridden by the user's choices; sale or rent is preselected, so there the words win. */
export function mergedFilters(understood: FilterState, chosen: FilterState): FilterState {
  const action = understood.action ?? chosen.action;
  const decided = GROUPS.filter((group) => group.some((field) => chosen[field] !== undefined)).flat();
  const left = Object.entries(understood).filter(([field]) => !decided.includes(field as keyof FilterState));
  return { ...Object.fromEntries(left), ...chosen, ...(action ? { action } : {}) };
}

/** URL of the search after its sentence is parsed into filters; undefined when none is found. */
export function parsedSearchUrl(search: URLSearchParams, { understood, filters, sort, text, prefer }: Interpretation) {
  const sentence = sentenceOf(search);
  if (!sentence || !understood) return undefined;
  const state = readListState(search);
  const rest = {
    query: text || undefined,
    said: sentence,
    prefer: prefer || undefined,
    lng: search.get('lng') ?? undefined,
  };
  const merged = mergedFilters(filters, state.filters);
  return paths.search + writeListState({ ...state, sort: state.sort ?? sort, page: 1, filters: merged }, rest);
}

export function searchAddress(text: string, sort: SortOption | undefined, understood?: Interpretation): string {
  const plain = writeListState({ sort }, { query: text });
  const filtered = understood && parsedSearchUrl(new URLSearchParams(plain), understood);
  return filtered ?? paths.search + plain;
}

/** The words of `prefer` that at least one listing contains. */
export const preferredWords = (prefer: string, unused: readonly string[]): string =>
  unused
    .reduce((words, one) => words.replace(one, ''), prefer)
    .trim()
    .replace(/\s+/g, ' ');

/** Words that no result contains; empty without results, where the empty list says enough. */
export const unusedWords = (page: { total_properties: number; unused?: string[] } | undefined): readonly string[] =>
  page?.total_properties ? (page.unused ?? []) : [];

/** URL of the search for the sentence's words verbatim, without parsed filters. */
export const plainAddress = (sentence: string): string =>
  paths.search + writeListState({}, { query: sentence, plain: '1' });
