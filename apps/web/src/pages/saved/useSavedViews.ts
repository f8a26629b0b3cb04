import type { SavedSearchView } from '@mashrabiya/ui/SavedSearches';
import { definePart } from '../../api/apiQueryOptions.ts';
import { buildFacetsInput } from '../../api/listQueries.ts';
import { useApiQueries } from '../../api/useApiQuery.ts';
import { parseListSource } from '../../lists/source.ts';
import type { MySearch } from '../../savedSearches/useMySearches.ts';

const parseHref = (href: string) => new URL(href, 'https://here.example');

/** URL sorted by date, so that new listings come first. */
function toNewestFirstHref(href: string): string {
  const { pathname, searchParams } = parseHref(href);
  searchParams.set('sort', 'date_desc');
  return `${pathname}?${searchParams}`;
}

const totalPart = definePart('getFacets', 'total', (facets) => facets.total);
const COUNT_STALE_MS = 60_000;

/** Source of a search's listings published after a time. */
function buildNewListingsInput({ href, checkedAt }: MySearch) {
  const { pathname, searchParams } = parseHref(href);
  const { query } = buildFacetsInput(parseListSource(pathname, searchParams));
  return { query: { ...query, since: checkedAt } };
}

/** Saved searches with their new listings since the last visit; the account's searches already include the number. */
export function useSavedViews(searches: readonly MySearch[]): readonly SavedSearchView[] {
  const deviceSearches = searches.filter(({ account }) => !account);
  const counts = useApiQueries(totalPart, deviceSearches.map(buildNewListingsInput), { staleTime: COUNT_STALE_MS });
  return searches.map((search) => {
    const { href, name, account } = search;
    const { data = account?.fresh, isError } = counts[deviceSearches.indexOf(search)] ?? {};
    return {
      id: href,
      name,
      href: data ? toNewestFirstHref(href) : href,
      newCount: data ?? (isError ? 'failed' : undefined),
    };
  });
}
