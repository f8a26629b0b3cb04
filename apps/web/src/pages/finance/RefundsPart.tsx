import { REFUND_STATES, type RefundState } from '@mashrabiya/contract';
import { ChoiceChips, EmptyState, FailedState, PageSection, RefundCases } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiPages } from '../../api/useApiQuery.ts';

export function RefundsPart() {
  const { t } = useTranslation();
  const [state, setState] = useState<RefundState>('requested');
  const list = useApiPages('listRefunds', { query: { state } }, { staleTime: 0 });
  const decide = useApiMutation('decideRefund', {
    invalidates: ['listRefunds', 'getBooks', 'listOrders', 'getOrderHistory', 'listFinanceEvents'],
    toast: { done: t('finance:refunds.done') },
  });
  const pages = list.data?.pages.map(({ data }) => data) ?? [];
  const cases = pages.flatMap(({ data }) => data);
  const counts = pages.at(-1)?.counts;
  return (
    <PageSection
      id="refunds"
      title={t('finance:refunds.title')}
      {...(list.hasNextPage && { onShowMore: () => void list.fetchNextPage() })}
      loadingMore={list.isFetchingNextPage}
    >
      <ChoiceChips
        legend={t('finance:refunds.filter')}
        hideLegend
        name="state"
        inline
        choices={REFUND_STATES.map((refundState) => ({
          value: refundState,
          text: `${t(`finance:refunds.state.${refundState}`)}${counts ? ` (${counts[refundState]})` : ''}`,
        }))}
        chosen={[state]}
        onChoose={([next]) => setState(REFUND_STATES.find((refundState) => refundState === next) ?? 'requested')}
      />
      {list.isError && <FailedState title={t('finance:refunds.failed')} onRetry={() => void list.refetch()} />}
      {list.isSuccess && cases.length === 0 && (
        <EmptyState title={t('finance:refunds.empty')} message={t('finance:refunds.emptyText')} />
      )}
      <RefundCases
        aria-label={t('finance:refunds.title')}
        cases={cases}
        onDecide={({ id }, decision) => decide.mutateAsync({ params: { id }, body: decision })}
      />
    </PageSection>
  );
}
