import { SEARCH_DEBOUNCE_MS, type SortOption } from '@mashrabiya/contract';
import type { OptionPointing } from '@mashrabiya/ui';
import { SearchPanel } from '@mashrabiya/ui/SearchPanel';
import { type SuggestionChoice, Suggestions } from '@mashrabiya/ui/Suggestions';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '../api/lists.ts';
import { useSettled } from '../atoms/useSettled.ts';
import {
  forgetSearchAtom,
  forgetSearchesAtom,
  recentSearchesAtom,
  rememberSearchAtom,
} from '../device/recentSearches.ts';
import { searchAddress, unusedWords } from '../lists/sentence.ts';
import { listSource } from '../lists/source.ts';
import { useList } from '../lists/useList.ts';
import { paths } from '../routing/paths.ts';
import { SearchDropWords } from './SearchDropWords.tsx';
import { recentFor, suggestionHref } from './suggestionHref.ts';
import { useInterpretation, useSuggestions } from './suggestions.ts';

interface SearchDropProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  onGo: (address: string) => void;
  pointing: OptionPointing;
}

/** Limit of suggestions, so that results fit below. */
const MOST = 5;

/** Suggestions and results, 400 ms after the last key; the listings are those that Enter opens. */
export default function SearchDrop({ text, onText, onClose, onGo, pointing }: SearchDropProps) {
  useTranslation('savedSearches');
  const typed = text.trim();
  // This chunk loads while the user types: the field may have changed since.
  const query = useSettled(typed, SEARCH_DEBOUNCE_MS, '');
  const [sort, setSort] = useState<SortOption>();
  const understood = useInterpretation(query);
  const address = searchAddress(query, sort, understood.data);
  const search = new URLSearchParams(address.slice(paths.search.length));
  const source = listSource(paths.search, search);
  // Same source as the results page; fetches nothing before it is known.
  const list = useList(source, query !== '' && !understood.isPending);
  const pages: readonly ListPage[] = list.data?.pages ?? [];
  const suggestions = useSuggestions(query);
  const recent = recentFor(useAtomValue(recentSearchesAtom), typed);
  const remember = useSetAtom(rememberSearchAtom);
  const forget = useSetAtom(forgetSearchAtom);
  const forgetAll = useSetAtom(forgetSearchesAtom);
  const allHref = typed === query ? address : searchAddress(typed, sort);

  const status = () => {
    if (typed === '') return 'idle';
    if (typed !== query || list.isPending) return list.isError ? 'failed' : 'loading';
    return list.isError ? 'failed' : 'ready';
  };
  const choose = (choice: SuggestionChoice, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    onClose();
    if (choice.kind !== 'recent') return remember(choice.name);
    event.preventDefault();
    onText(choice.text);
    onGo(suggestionHref(choice));
  };

  const offered = typed === '' ? [] : suggestions.slice(0, MOST);
  return (
    <SearchPanel
      status={status()}
      query={typed}
      total={pages[0]?.total_properties}
      corrected={pages[0]?.corrected ?? null}
      properties={typed === '' ? [] : pages.flatMap((page) => page.allData)}
      understood={
        understood.data && status() === 'ready' ? (
          <SearchDropWords
            filters={{ ...source.filters, ...(source.action && { action: source.action }) }}
            preferred={source.sort ? '' : (source.prefer ?? '')}
            unused={unusedWords(pages[0])}
          />
        ) : undefined
      }
      suggestions={
        <Suggestions
          {...pointing}
          recent={recent}
          suggestions={offered}
          hrefOf={suggestionHref}
          onChoose={choose}
          onForget={(removed) => {
            forget(removed);
            if (recent.length === 1 && typed === '') onClose();
          }}
          onForgetAll={() => {
            forgetAll();
            onClose();
          }}
        />
      }
      sort={source.sort}
      onSort={setSort}
      hrefOf={(property) => paths.property(property.id)}
      allHref={allHref}
      hasMore={list.hasNextPage}
      loadingMore={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
    />
  );
}
