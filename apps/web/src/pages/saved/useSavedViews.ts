import type { SavedSearchView } from '@mashrabiya/ui/SavedSearches';
import { facetsInput } from '../../api/lists.ts';
import { part } from '../../api/query.ts';
import { useApiQueries } from '../../api/useApiQuery.ts';
import { listSource } from '../../lists/source.ts';
import type { MySearch } from '../../savedSearches/useMySearches.ts';

const addressOf = (href: string) => new URL(href, 'https://here.example');

/** Homes since the last visit come first. */
function newestFirst(href: string): string {
  const { pathname, searchParams } = addressOf(href);
  searchParams.set('sort', 'date_desc');
  return `${pathname}?${searchParams}`;
}

const total = part('getFacets', 'total', (facets) => facets.total);
const FRESH_MS = 60_000;

/** Source of a search's homes advertised after a time. */
function newInput({ href, checkedAt }: MySearch) {
  const { pathname, searchParams } = addressOf(href);
  const { query } = facetsInput(listSource(pathname, searchParams));
  return { query: { ...query, since: checkedAt } };
}

/**
 * Saved searches as their list shows them, each with the number of homes that came since the last look. Those of an
 * account bring it with them.
 */
export function useSavedViews(searches: readonly MySearch[]): readonly SavedSearchView[] {
  const counted = searches.filter(({ account }) => !account);
  const counts = useApiQueries(total, counted.map(newInput), { staleTime: FRESH_MS });
  return searches.map((search) => {
    const { href, name, account } = search;
    const { data = account?.fresh, isError } = counts[counted.indexOf(search)] ?? {};
    return { id: href, name, href: data ? newestFirst(href) : href, fresh: isError ? 'failed' : data };
  });
}
