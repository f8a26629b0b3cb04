import { Button, EmptyState, FailedState, HomeSection, SoldOrders, TextField } from '@mashrabiya/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

interface OrdersPartProps {
  /** An order that is looked for at first; empty for all. */
  wanted: string;
}

/** Everybody's orders, and what happened to each. */
export function OrdersPart({ wanted }: OrdersPartProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(wanted);
  const [q, setQ] = useState(wanted);
  const [shown, setShown] = useState(wanted || undefined);
  const list = useApiPages('listOrders', { query: { q } }, { staleTime: 0 });
  const history = useApiQuery('getOrderHistory', shown === undefined ? undefined : { params: { id: shown } }, {
    staleTime: 0,
  });
  const orders = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return (
    <HomeSection
      title={t('finance:orders.title')}
      {...(list.hasNextPage && { onShowMore: () => void list.fetchNextPage() })}
      loadingMore={list.isFetchingNextPage}
    >
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setQ(typed.trim());
            setShown(undefined);
          }}
        >
          <TextField id={id} dir="ltr" label={t('finance:orders.search')} value={typed} onChange={setTyped} />
          <Button type="submit" look="outlined">
            {t('finance:orders.find')}
          </Button>
        </form>
      </search>
      {list.isError && <FailedState title={t('finance:orders.failed')} onRetry={() => void list.refetch()} />}
      {list.isSuccess && orders.length === 0 && (
        <EmptyState title={t('finance:orders.empty')} message={t('finance:orders.emptyText')} />
      )}
      <SoldOrders
        aria-label={t('finance:orders.title')}
        orders={orders}
        shown={shown}
        onShow={setShown}
        history={history.data?.data}
        failed={history.isError}
        onRetry={() => void history.refetch()}
      />
    </HomeSection>
  );
}
