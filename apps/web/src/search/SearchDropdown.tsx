import { SEARCH_DEBOUNCE_MS, type SortOption } from '@mashrabiya/contract';
import type { ActiveOption } from '@mashrabiya/ui';
import { SearchPanel } from '@mashrabiya/ui/SearchPanel';
import { type SuggestionChoice, Suggestions } from '@mashrabiya/ui/Suggestions';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '../api/listQueries.ts';
import { getLoadMore, retryList } from '../api/nextPage.ts';
import { hasLoadFailed } from '../api/queryStatus.ts';
import { useDebouncedValue } from '../atoms/useDebouncedValue.ts';
import {
  addRecentSearchAtom,
  clearRecentSearchesAtom,
  recentSearchesAtom,
  removeRecentSearchAtom,
} from '../device/recentSearches.ts';
import { buildSearchUrl, getUnusedWords } from '../lists/sentence.ts';
import { parseListSource } from '../lists/source.ts';
import { useList } from '../lists/useList.ts';
import { paths } from '../routing/paths.ts';
import { buildSuggestionHref, filterRecentSearches } from './buildSuggestionHref.ts';
import { SearchDropdownWords } from './SearchDropdownWords.tsx';
import { useInterpretation, useSuggestions } from './suggestions.ts';

interface SearchDropdownProps {
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  onNavigate: (url: string) => void;
  activeOption: ActiveOption;
}

/** Limit of suggestions, so that results fit below. */
const MAX_SUGGESTIONS = 5;

/** Suggestions and results, 400 ms after the last key; the listings are those that Enter opens. */
export default function SearchDropdown({ text, onTextChange, onClose, onNavigate, activeOption }: SearchDropdownProps) {
  useTranslation('savedSearches');
  const typed = text.trim();
  // This chunk loads while the user types: the field may have changed since.
  const query = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS, '');
  const [sort, setSort] = useState<SortOption>();
  const interpretation = useInterpretation(query);
  const searchUrl = buildSearchUrl(query, sort, interpretation.data);
  const search = new URLSearchParams(searchUrl.slice(paths.search.length));
  const source = parseListSource(paths.search, search);
  // Same source as the results page; fetches nothing before it is known.
  const list = useList(source, query !== '' && !interpretation.isPending);
  const pages: readonly ListPage[] = list.data?.pages ?? [];
  const suggestions = useSuggestions(query);
  const recent = filterRecentSearches(useAtomValue(recentSearchesAtom), typed);
  const rememberSearch = useSetAtom(addRecentSearchAtom);
  const removeRecentSearch = useSetAtom(removeRecentSearchAtom);
  const clearRecentSearches = useSetAtom(clearRecentSearchesAtom);
  const allHref = typed === query ? searchUrl : buildSearchUrl(typed, sort);

  const loadMore = getLoadMore(list);
  const hasFailed = hasLoadFailed(list);
  const getStatus = () => {
    if (typed === '') return 'idle';
    if (typed !== query || list.isPending) return hasFailed ? 'failed' : 'loading';
    return hasFailed ? 'failed' : 'ready';
  };
  const choose = (choice: SuggestionChoice, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    onClose();
    if (choice.kind !== 'recent') return rememberSearch(choice.name);
    event.preventDefault();
    onTextChange(choice.text);
    onNavigate(buildSuggestionHref(choice));
  };

  const shownSuggestions = typed === '' ? [] : suggestions.slice(0, MAX_SUGGESTIONS);
  return (
    <SearchPanel
      status={getStatus()}
      query={typed}
      total={pages[0]?.total_properties}
      corrected={pages[0]?.corrected ?? null}
      properties={typed === '' ? [] : pages.flatMap((page) => page.allData)}
      interpretation={
        interpretation.data && getStatus() === 'ready' ? (
          <SearchDropdownWords
            filters={{ ...source.filters, ...(source.action && { action: source.action }) }}
            preferred={source.sort ? '' : (source.prefer ?? '')}
            unused={getUnusedWords(pages[0])}
          />
        ) : undefined
      }
      suggestions={
        <Suggestions
          {...activeOption}
          recent={recent}
          suggestions={shownSuggestions}
          getHref={buildSuggestionHref}
          onChoose={choose}
          onRemoveRecent={(removedText) => {
            removeRecentSearch(removedText);
            if (recent.length === 1 && typed === '') onClose();
          }}
          onClearRecent={() => {
            clearRecentSearches();
            onClose();
          }}
        />
      }
      sort={source.sort}
      onSort={setSort}
      getHref={(property) => paths.property(property.id)}
      allHref={allHref}
      hasMore={loadMore !== undefined}
      loadingMore={list.isFetchingNextPage}
      failedMore={list.isFetchNextPageError}
      onLoadMore={loadMore}
      onRetry={() => void retryList(list)}
    />
  );
}
