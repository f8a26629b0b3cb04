import type { Interpretation, SortOption } from '@mashrabiya/contract';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { FILTER_PARAMETERS, type FilterState } from '@mashrabiya/ui';
import { readListState, writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import { readTextParameter } from '../routing/readableText.ts';

/** Search parameters besides filters and order, which every URL that narrows the search repeats. */
export const getSearchWords = (search: URLSearchParams) => ({
  query: readTextParameter(search, 'query', MAX_QUERY_LENGTH),
  /** Sentence that was parsed into filters. */
  sentence: readTextParameter(search, 'sentence', MAX_QUERY_LENGTH),
  /** Unparsed words of the sentence: listings that contain them rank first. */
  prefer: readTextParameter(search, 'prefer', MAX_QUERY_LENGTH),
  /** Searches the words verbatim. */
  plain: search.get('plain') ? '1' : undefined,
});

/** Search text that may be a sentence and is not parsed yet. */
export function getSentence(search: URLSearchParams): string | undefined {
  const { query, sentence, plain } = getSearchWords(search);
  return sentence || plain ? undefined : query;
}

/** Fields with one meaning: if the user set one of them, the sentence sets none of the group. */
const FILTER_GROUPS: readonly (readonly (keyof FilterState)[])[] = [
  ['type', 'category_id', 'subcategory_id', 'features'],
  ['gover', 'city', 'box', 'area'],
  ...Object.values(FILTER_PARAMETERS),
];

/** Parsed filters, overridden by the user's choices; sale or rent is preselected, so there the words win. */
export function mergeFilters(parsedFilters: FilterState, chosenFilters: FilterState): FilterState {
  const action = parsedFilters.action ?? chosenFilters.action;
  const chosenFields = FILTER_GROUPS.filter((group) =>
    group.some((field) => chosenFilters[field] !== undefined),
  ).flat();
  const remaining = Object.entries(parsedFilters).filter(
    ([field]) => !chosenFields.includes(field as keyof FilterState),
  );
  return { ...Object.fromEntries(remaining), ...chosenFilters, ...(action ? { action } : {}) };
}

/** URL of the search after its sentence is parsed into filters; undefined when none is found. */
export function buildParsedSearchUrl(
  search: URLSearchParams,
  { understood, filters, sort, text, prefer }: Interpretation,
) {
  const sentence = getSentence(search);
  if (!sentence || !understood) return undefined;
  const state = readListState(search);
  const searchParameters = {
    query: text || undefined,
    sentence,
    prefer: prefer || undefined,
    lng: search.get('lng') ?? undefined,
  };
  const merged = mergeFilters(filters, state.filters);
  return (
    paths.search + writeListState({ ...state, sort: state.sort ?? sort, page: 1, filters: merged }, searchParameters)
  );
}

export function buildSearchUrl(text: string, sort: SortOption | undefined, interpretation?: Interpretation): string {
  const plainQuery = writeListState({ sort }, { query: text });
  const filteredUrl = interpretation && buildParsedSearchUrl(new URLSearchParams(plainQuery), interpretation);
  return filteredUrl ?? paths.search + plainQuery;
}

/** The words of `prefer` that at least one listing contains. */
export const getPreferredWords = (prefer: string, unused: readonly string[]): string =>
  unused
    .reduce((words, unusedWord) => words.replace(unusedWord, ''), prefer)
    .trim()
    .replace(/\s+/g, ' ');

/** Words that no result contains; empty without results, where the empty list says enough. */
export const getUnusedWords = (page: { total_properties: number; unused?: string[] } | undefined): readonly string[] =>
  page?.total_properties ? (page.unused ?? []) : [];

/** True if no listing contains any word of the query: the results are those of the filters alone. */
export function isUnmatched(query: string | undefined, unused: readonly string[]): boolean {
  const unusedWords = unused.join(' ').split(/\s+/);
  const words = query?.trim().split(/\s+/);
  return words?.every((word) => unusedWords.includes(word)) ?? false;
}

/** URL of the search for the sentence's words verbatim, without parsed filters. */
export const buildPlainSearchUrl = (sentence: string): string =>
  paths.search + writeListState({}, { query: sentence, plain: '1' });
