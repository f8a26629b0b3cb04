import { TRANSACTION_STATUSES } from '@mashrabiya/contract';
import {
  ChoiceChips,
  FailedState,
  FinanceOrderList,
  FinanceSection,
  FinanceSections,
  OrderSearch,
} from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { CreditsButton } from './CreditsButton.tsx';
import { buildOrdersHref, readOrderFilters } from './financeState.ts';

/** Orders of all users; the URL holds the search and the open order. */
export function OrdersTab() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { query, status, order } = readOrderFilters(search);
  const list = useApiPages('listOrders', { query: { q: query, ...(status && { status }) } }, { staleTime: 0 });
  const history = useApiQuery('getOrderHistory', order === undefined ? undefined : { params: { id: order } }, {
    staleTime: 0,
  });
  // While another search loads, the previous list stays.
  const orders = usePreviousValue(list.data)?.pages.flatMap(({ data }) => data.data);
  const isEmpty = !hasLoadFailed(list) && orders?.length === 0;
  return (
    <FinanceSections>
      <FinanceSection
        title={t('finance:orders.title')}
        action={<CreditsButton />}
        emptyText={isEmpty && t('finance:orders.empty')}
        onShowMore={getLoadMore(list)}
        loadingMore={list.isFetchingNextPage}
      >
        <OrderSearch initial={query} onSearch={(text) => void navigate(buildOrdersHref({ query: text, status }))} />
        <ChoiceChips
          legend={t('finance:orders.filter')}
          hideLegend
          name="order-status"
          inline
          choices={[
            { value: '', text: t('finance:orders.all') },
            ...TRANSACTION_STATUSES.map((transactionStatus) => ({
              value: transactionStatus,
              text: t(`myListings:transactions.status.${transactionStatus}`),
            })),
          ]}
          value={[status ?? '']}
          onChange={([next]) =>
            void navigate(buildOrdersHref({ query, status: TRANSACTION_STATUSES.find((known) => known === next) }), {
              replace: true,
            })
          }
        />
        {hasLoadFailed(list) && <FailedState title={t('finance:orders.failed')} onRetry={() => void list.refetch()} />}
        {!hasLoadFailed(list) && orders?.length !== 0 && (
          <FinanceOrderList
            aria-label={t('finance:orders.title')}
            orders={orders}
            openOrderId={order}
            onOpenOrderChange={(shownOrder) => void navigate(buildOrdersHref({ query, status, order: shownOrder }))}
            history={history.data?.data}
            failed={hasLoadFailed(history)}
            onRetry={() => void history.refetch()}
          />
        )}
        <NextPageFailure list={list} title={t('finance:orders.failed')} />
      </FinanceSection>
    </FinanceSections>
  );
}
