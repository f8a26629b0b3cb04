import type { Interpretation, SortOption } from '@mashrabiya/contract';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { FILTER_PARAMETERS, type FilterState } from '@mashrabiya/ui';
import { readListState, writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import { textParameter } from '../routing/readableText.ts';

/** What an address of the search says besides filters and order; every address that narrows it goes on saying so. */
export const wordsOf = (search: URLSearchParams) => ({
  query: textParameter(search, 'query', MAX_QUERY_LENGTH),
  /** The sentence that became filters. */
  said: textParameter(search, 'said', MAX_QUERY_LENGTH),
  /** Words of it that were not understood: homes that have them come first. */
  prefer: textParameter(search, 'prefer', MAX_QUERY_LENGTH),
  /** The words are to be searched for as they are. */
  plain: search.get('plain') ? '1' : undefined,
});

/** The text of a search that may be a sentence, and has not been looked at as one. */
export function sentenceOf(search: URLSearchParams): string | undefined {
  const { query, said, plain } = wordsOf(search);
  return said || plain ? undefined : query;
}

/** Fields that mean one thing together: where a person has chosen one of them, the sentence says none of the others. */
const GROUPS: readonly (readonly (keyof FilterState)[])[] = [
  ['type', 'category_id', 'subcategory_id', 'features'],
  ['gover', 'city', 'box', 'area'],
  ...Object.values(FILTER_PARAMETERS),
];

/** What was said, under what was chosen by hand; buying or renting stands chosen from the start, so there words count more. */
export function mergedFilters(understood: FilterState, chosen: FilterState): FilterState {
  const action = understood.action ?? chosen.action;
  const decided = GROUPS.filter((group) => group.some((field) => chosen[field] !== undefined)).flat();
  const left = Object.entries(understood).filter(([field]) => !decided.includes(field as keyof FilterState));
  return { ...Object.fromEntries(left), ...chosen, ...(action ? { action } : {}) };
}

/** The search's address once its sentence is filters; undefined when nothing in it is one. */
export function understoodAddress(
  search: URLSearchParams,
  { understood, filters, sort, text, prefer }: Interpretation,
) {
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

/** The address of a search for a text, with its filters where they are known. */
export function searchAddress(text: string, sort: SortOption | undefined, understood?: Interpretation): string {
  const plain = writeListState({ sort }, { query: text });
  const filtered = understood && understoodAddress(new URLSearchParams(plain), understood);
  return filtered ?? paths.search + plain;
}

/** Of the words that homes are put in order by, those that some home has. */
export const preferredWords = (prefer: string, unused: readonly string[]): string =>
  unused
    .reduce((words, one) => words.replace(one, ''), prefer)
    .trim()
    .replace(/\s+/g, ' ');

/** Words that none of a search's homes has; where there are no homes, an empty list says it all. */
export const unusedWords = (page: { total_properties: number; unused?: string[] } | undefined): readonly string[] =>
  page?.total_properties ? (page.unused ?? []) : [];

/** The search for the words of a sentence as they stand, without the filters that it became. */
export const plainAddress = (sentence: string): string =>
  paths.search + writeListState({}, { query: sentence, plain: '1' });
