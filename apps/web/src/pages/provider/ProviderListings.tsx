import { EmptyState, ListTopBar, PropertyList } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { retryList } from '../../api/nextPage.ts';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { readListState, writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { buildListingsInput } from './providerInput.ts';

export function ProviderListings({ id }: { id: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const cardCallbacks = useCardCallbacks();
  const { sort, page } = readListState(search);
  const list = useApiPages('listProviderListings', buildListingsInput(id, search), { first: page });
  const pages = list.data?.pages ?? [];
  const last = pages.at(-1);
  const buildUrl = (change: { sort?: typeof sort; page?: number }) => pathname + writeListState({ sort, ...change });
  return (
    <>
      <ListTopBar
        className="top-bar"
        total={last?.total_properties ?? null}
        sort={sort ?? null}
        getSortHref={(nextSort) => buildUrl({ sort: nextSort ?? undefined })}
      />
      <PropertyList
        {...cardCallbacks}
        properties={pages.flatMap(({ allData }) => allData)}
        status={getQueryStatus(list)}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        failedMore={list.isFetchNextPageError}
        autoLoad={false}
        onLoadMore={() => void list.fetchNextPage()}
        onRetry={() => void retryList(list)}
        nextHref={last && last.current_page < last.last_page ? buildUrl({ page: last.current_page + 1 }) : undefined}
        previousHref={page > 1 ? buildUrl({ page: page - 1 }) : undefined}
        loadingPrevious={list.isFetchingPreviousPage}
        failedPrevious={list.isFetchPreviousPageError}
        onLoadPrevious={() => void list.fetchPreviousPage()}
        empty={
          <EmptyState
            title={t('people:provider.noListings')}
            message={t('people:provider.noListingsText')}
            action={{ href: paths.forSale, label: t('people:provider.browse') }}
          />
        }
        headingLevel={3}
      />
    </>
  );
}
