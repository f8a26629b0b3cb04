import { TRANSACTION_STATUSES } from '@mashrabiya/contract';
import { ChoiceChips, EmptyState, FailedState, OrderSearch, PageSection, SoldOrders } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

interface OrdersPartProps {
  /** Order number to search for first; empty for all. */
  searchedOrder: string;
}

export function OrdersPart({ searchedOrder }: OrdersPartProps) {
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState(searchedOrder);
  const [shownOrderId, setShownOrderId] = useState(searchedOrder || undefined);
  const [status, setStatus] = useState<(typeof TRANSACTION_STATUSES)[number]>();
  const list = useApiPages('listOrders', { query: { q: searchText, ...(status && { status }) } }, { staleTime: 0 });
  const history = useApiQuery(
    'getOrderHistory',
    shownOrderId === undefined ? undefined : { params: { id: shownOrderId } },
    {
      staleTime: 0,
    },
  );
  const orders = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return (
    <PageSection
      id="orders"
      title={t('finance:orders.title')}
      {...(list.hasNextPage && { onShowMore: () => void list.fetchNextPage() })}
      loadingMore={list.isFetchingNextPage}
    >
      <OrderSearch
        initial={searchedOrder}
        onFind={(text) => {
          setSearchText(text);
          setShownOrderId(undefined);
        }}
      />
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
        chosen={[status ?? '']}
        onChoose={([next]) => setStatus(TRANSACTION_STATUSES.find((transactionStatus) => transactionStatus === next))}
      />
      {list.isError && <FailedState title={t('finance:orders.failed')} onRetry={() => void list.refetch()} />}
      {list.isSuccess && orders.length === 0 && (
        <EmptyState title={t('finance:orders.empty')} message={t('finance:orders.emptyText')} />
      )}
      <SoldOrders
        aria-label={t('finance:orders.title')}
        orders={orders}
        openOrderId={shownOrderId}
        onShow={setShownOrderId}
        history={history.data?.data}
        failed={history.isError}
        onRetry={() => void history.refetch()}
      />
    </PageSection>
  );
}
