import { PAGES_BY_SCROLL } from '@mashrabiya/contract';
import { ListTopBar, Page, PropertyList } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { signedInAtom } from '../../atoms/app.ts';
import { useList } from '../../atoms/lists.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { Filters } from '../../containers/Filters.tsx';
import { useCardWiring } from '../../containers/useCardWiring.ts';
import { readListState, writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { ListHead } from './ListHead.tsx';
import { listKind, listSource } from './source.ts';

const EmptyList = lazy(() => import('./EmptyList.tsx'));

/** Listings for sale and for rent, search results, and all superior or elite homes: one page, five sources. */
export default function ListPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const showToast = useSetAtom(showToastAtom);
  const signedIn = useAtomValue(signedInAtom);
  const wiring = useCardWiring();

  const kind = listKind(pathname);
  const source = listSource(pathname, search);
  const state = readListState(search);
  const query = search.get('query') ?? undefined;
  const list = useList(source);

  const pages = list.data?.pages ?? [];
  const last = pages.at(-1);
  const properties = pages.flatMap((page) => page.allData);
  const total = last?.total_properties ?? null;
  const addressOf = (change: Partial<typeof state>) =>
    pathname + writeListState({ ...state, page: 1, ...change }, { query });

  const refuseVisitor = (event: MouseEvent) => {
    if (signedIn) return;
    event.preventDefault();
    showToast({ kind: 'info', message: t('pages.login.addProperty'), about: 'property' });
  };

  return (
    <Page>
      <ListHead
        kind={kind}
        query={query}
        total={total}
        page={source.page}
        first={pages[0]}
        path={addressOf({ page: source.page })}
      />
      <Filters
        value={state.filters}
        hrefOf={(filters) => addressOf({ filters })}
        source={source}
        keep={{ query, sort: state.sort }}
      />
      <ListTopBar
        total={total}
        sort={state.sort ?? null}
        sortHrefOf={(sort) => addressOf({ sort })}
        addHref={paths.addProperty}
        onAddProperty={refuseVisitor}
      />
      <PropertyList
        {...wiring}
        properties={properties}
        status={list.status === 'success' ? 'ready' : list.status === 'error' ? 'failed' : 'loading'}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        failedMore={list.isFetchNextPageError}
        autoLoad={pages.length < PAGES_BY_SCROLL}
        onLoadMore={() => void list.fetchNextPage()}
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        nextHref={last && last.current_page < last.last_page ? addressOf({ page: last.current_page + 1 }) : undefined}
        empty={
          <Suspense>
            <EmptyList
              kind={kind}
              clearHref={pathname + writeListState({}, { query })}
              filtered={Object.keys(state.filters).length > 0}
            />
          </Suspense>
        }
        priorityCount={1}
        headingLevel={2}
      />
    </Page>
  );
}
