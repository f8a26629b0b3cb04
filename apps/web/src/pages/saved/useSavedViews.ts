import type { SavedSearchView } from '@mashrabiya/ui/SavedSearches';
import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { newCountQuery } from '../../api/saved.ts';
import { queryContextAtom } from '../../atoms/app.ts';
import type { SavedSearch } from '../../device/savedSearches.ts';
import { listSource } from '../lists/source.ts';

const addressOf = (href: string) => new URL(href, 'https://here.example');

/** What came since the last look stands first. */
function newestFirst(href: string): string {
  const { pathname, searchParams } = addressOf(href);
  searchParams.set('sort', 'date_desc');
  return `${pathname}?${searchParams}`;
}

/** Saved searches as their list shows them, each with the number of homes that came since the last look. */
export function useSavedViews(searches: readonly SavedSearch[]): readonly SavedSearchView[] {
  const key = JSON.stringify(searches.map(({ href, checkedAt }) => [href, checkedAt]));
  const countsAtom = useMemo(() => {
    const each = (JSON.parse(key) as [string, string][]).map(([href, since]) => {
      const { pathname, searchParams } = addressOf(href);
      return atomWithQuery((get) => newCountQuery(get(queryContextAtom), listSource(pathname, searchParams), since));
    });
    return atom((get) => each.map((one) => get(one)));
  }, [key]);
  const counts = useAtomValue(countsAtom);
  return searches.map(({ href, name }, index) => {
    const { data, isError } = counts[index] ?? {};
    return { id: href, name, href: data ? newestFirst(href) : href, fresh: isError ? 'failed' : data };
  });
}
