import type { SavedSearchView } from '@mashrabiya/ui/SavedSearches';
import { facetsInput } from '../../api/lists.ts';
import { part } from '../../api/query.ts';
import { useApiQueries } from '../../api/useApiQuery.ts';
import { listSource } from '../../lists/source.ts';
import type { MySearch } from '../../savedSearches/useMySearches.ts';

const addressOf = (href: string) => new URL(href, 'https://here.example');

/** URL sorted by date, so that new listings come first. */
function newestFirst(href: string): string {
  const { pathname, searchParams } = addressOf(href);
  searchParams.set('sort', 'date_desc');
  return `${pathname}?${searchParams}`;
}

const total = part('getFacets', 'total', (facets) => facets.total);
const FRESH_MS = 60_000;

/** Source of a search's listings published after a time. */
function newInput({ href, checkedAt }: MySearch) {
  const { pathname, searchParams } = addressOf(href);
  const { query } = facetsInput(listSource(pathname, searchParams));
  return { query: { ...query, since: checkedAt } };
}

/** Saved searches with their new listings since the last visit; the account's include the number. */
export function useSavedViews(searches: readonly MySearch[]): readonly SavedSearchView[] {
  const counted = searches.filter(({ account }) => !account);
  const counts = useApiQueries(total, counted.map(newInput), { staleTime: FRESH_MS });
  return searches.map((search) => {
    const { href, name, account } = search;
    const { data = account?.fresh, isError } = counts[counted.indexOf(search)] ?? {};
    return { id: href, name, href: data ? newestFirst(href) : href, fresh: isError ? 'failed' : data };
  });
}
