import {
  ButtonLink,
  FilterLayout,
  FreezeUnderMap,
  lazyPart,
  Page,
  PropertyList,
  SkipLink,
  SortMenu,
} from '@mashrabiya/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { retryList } from '../../api/nextPage.ts';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { FilterBarContainer } from '../../filters/FilterBarContainer.tsx';
import { FilterPanelContainer } from '../../filters/FilterPanelContainer.tsx';
import { LazyFilterColumn } from '../../filters/LazyFilterColumn.tsx';
import { buildActionUrl } from '../../lists/actionUrl.ts';
import { getSearchWords, getUnusedWords, isUnmatched } from '../../lists/sentence.ts';
import { getListKind, parseListSource } from '../../lists/source.ts';
import { useList, useNearestListings } from '../../lists/useList.ts';
import { LazyListMap } from '../../map/LazyListMap.tsx';
import { readListState, writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { SaveSearch } from '../../savedSearches/SaveSearch.tsx';
import { LazySearchWords } from '../../search/LazySearchWords.tsx';
import { useLoginGuard } from '../../session/useLoginGuard.ts';
import { LazyEmptyList } from './LazyEmptyList.tsx';
import { ListHead } from './ListHead.tsx';
import { findSearchProblem } from './searchProblem.ts';
import { useListStart } from './useListStart.ts';
import { usePageUrlWriter } from './usePageUrlWriter.ts';
import { useRestoredListings } from './useRestoredListings.ts';
import { useRestoredPages } from './useRestoredPages.ts';

const UnsearchableText = lazyPart(() => import('./UnsearchableText.tsx'));

/** Target of the skip link, after the filters. */
const RESULTS_ID = 'results';

/** Listings for sale and for rent, search results, and all superior or elite listings: one page, five sources. */
export default function ListPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const problem = findSearchProblem(pathname, search);
  if (!problem) return <Results pathname={pathname} search={search} />;
  return (
    <Suspense>
      <UnsearchableText problem={problem} />
    </Suspense>
  );
}

interface ResultsProps {
  pathname: string;
  search: URLSearchParams;
}

function Results({ pathname, search }: ResultsProps) {
  const { t } = useTranslation();
  const requireLoginOnClick = useLoginGuard('pages:login.addProperty');
  const cardCallbacks = useCardCallbacks();

  const kind = getListKind(pathname);
  const source = useListStart(parseListSource(pathname, search));
  const writePageToUrl = usePageUrlWriter();
  const state = readListState(search);
  const words = getSearchWords(search);
  const { query } = words;
  const isListView = state.view !== 'map';
  const listPages = useList(source);
  const isRestoring = useRestoredPages(listPages, source.page);
  // Deferred: cards render in slices, so that panning and scrolling stay smooth.
  const list = useDeferredValue(listPages);

  const pages = list.data?.pages ?? [];
  const first = pages[0];
  const last = pages.at(-1);
  const { listings, isComplete } = useRestoredListings(pages.flatMap((page) => page.allData));
  const pageStarts = pages.map((_, index) =>
    pages.slice(0, index).reduce((count, { allData }) => count + allData.length, 0),
  );
  const total = last?.total_properties ?? null;
  const unusedWords = getUnusedWords(first);
  const nearest = useNearestListings(total === 0 ? source : undefined);
  const buildUrl = (change: Partial<typeof state>) =>
    pathname + writeListState({ ...state, page: 1, ...change }, words);
  const filters = {
    value: state.filters,
    getHref: (nextFilters: typeof state.filters) => buildUrl({ filters: nextFilters }),
    source,
    preservedParams: { ...words, sort: state.sort, view: state.view },
  };

  return (
    <Page hasMap={!isListView}>
      <SkipLink href={`#${RESULTS_ID}`}>{t('shell:skipToResults')}</SkipLink>
      <ListHead
        kind={kind}
        filters={state.filters}
        query={query}
        sentence={words.sentence}
        total={total}
        nearCount={nearest.listings.length}
        page={source.page}
        first={first}
        getPath={(page) => buildUrl({ page })}
        getCanonicalPath={(page) => buildUrl({ page, sort: undefined, view: undefined })}
        action={<SaveSearch kind={kind} filters={state.filters} query={query} />}
      />
      <FilterPanelContainer {...filters} />
      <FreezeUnderMap open={!isListView}>
        <FilterLayout column={isListView ? <LazyFilterColumn {...filters} /> : null}>
          <FilterBarContainer
            {...filters}
            hasColumn={isListView}
            deferMenus={!isComplete}
            mapHref={isListView && total !== 0 ? buildUrl({ view: 'map' }) : undefined}
            getActionHref={(action) => buildActionUrl(kind, action, state, words)}
          >
            {/* Near matches are already sorted by how close they are. */}
            {(total !== 0 || nearest.listings.length === 0) && (
              <SortMenu
                className="sort"
                sort={state.sort ?? null}
                getSortHref={(sort) => buildUrl({ sort: sort ?? undefined })}
              />
            )}
            <ButtonLink
              href={paths.addProperty}
              // Queued until hydration: see the boot script.
              data-act
              onClick={requireLoginOnClick}
            >
              {t('listings:bar.addProperty')}
            </ButtonLink>
          </FilterBarContainer>
          {kind === 'search' && (
            <LazySearchWords
              search={search}
              hasAppliedFilters={Object.keys(state.filters).length > 0 || state.sort !== undefined}
              // The title says it if no word is used.
              unused={isUnmatched(query, unusedWords) ? '' : unusedWords.join('\n')}
            />
          )}
          <PropertyList
            {...cardCallbacks}
            id={RESULTS_ID}
            tabIndex={-1}
            properties={listings}
            status={nearest.isLoading ? 'loading' : getQueryStatus(list)}
            hasMore={list.hasNextPage}
            loadingMore={list.isFetchingNextPage}
            failedMore={list.isFetchNextPageError}
            autoLoad={isComplete && !isRestoring}
            onLoadMore={() => void list.fetchNextPage()}
            onRetry={() => void retryList(list)}
            nextHref={
              last && last.current_page < last.last_page ? buildUrl({ page: last.current_page + 1 }) : undefined
            }
            previousHref={first && first.current_page > 1 ? buildUrl({ page: first.current_page - 1 }) : undefined}
            loadingPrevious={list.isFetchingPreviousPage}
            failedPrevious={list.isFetchPreviousPageError}
            onLoadPrevious={() => void list.fetchPreviousPage()}
            pageStarts={pageStarts}
            onPageChange={(index) => writePageToUrl(pages[index]?.current_page ?? source.page)}
            empty={
              <LazyEmptyList
                kind={kind}
                {...filters}
                clearHref={pathname + writeListState({}, { query })}
                hrefWithoutWords={pathname + writeListState({ ...state, page: 1 })}
              />
            }
            priorityCount={1}
            headingLevel={2}
          />
        </FilterLayout>
      </FreezeUnderMap>
      {state.view === 'map' && (
        <LazyListMap
          source={source}
          filters={state.filters}
          getHref={(nextFilters, open) => buildUrl({ filters: nextFilters, view: open ? 'map' : undefined })}
        />
      )}
    </Page>
  );
}
