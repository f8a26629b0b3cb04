import { MAX_QUERY_LENGTH } from '../constants/constants.ts';
import { pagePaths } from '../constants/pagePaths.ts';
import { RANKING } from '../constants/vocabulary.ts';
import { SearchFilters } from '../listings/filters.ts';

export interface SavedList {
  text: string;
  filters: SearchFilters;
}

export const HREF_MAX_LENGTH = 1500;

/** Paths of the lists that can be saved, with their filters. */
const FILTERS_BY_LIST_PATH: Record<string, SearchFilters> = {
  [pagePaths.forSale]: { action: 'forsell' },
  [pagePaths.forRent]: { action: 'forrent' },
  [pagePaths.search]: {},
  [pagePaths.superior]: { ranking: RANKING.superior },
  [pagePaths.elite]: { ranking: RANKING.elite },
};

/**
 * Parses the address of a saved result page: one of the lists, with filters and words, each once, and nothing else.
 * Undefined for any other, so that links to other sites cannot be saved.
 */
export function parseSavedHref(href: string): SavedList | undefined {
  const [path = '', search = '', ...extraParts] = href.split('?');
  const listFilters = Object.hasOwn(FILTERS_BY_LIST_PATH, path) ? FILTERS_BY_LIST_PATH[path] : undefined;
  if (!listFilters || extraParts.length > 0 || search.includes('#') || href.length > HREF_MAX_LENGTH) return undefined;
  const entries = [...new URLSearchParams(search)];
  const names = entries.map(([name]) => name);
  if (new Set(names).size < names.length) return undefined;
  const { query = '', plain, ...fields } = Object.fromEntries(entries);
  const filters = SearchFilters.safeParse(fields);
  if (!filters.success || query.length > MAX_QUERY_LENGTH || (plain ?? '1') !== '1') return undefined;
  return { text: query, filters: { ...filters.data, ...listFilters } };
}
