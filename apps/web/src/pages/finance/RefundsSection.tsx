import { REFUND_STATES, type RefundState } from '@mashrabiya/contract';
import { ChoiceChips, FailedState, FinanceSection, RefundCases } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';

interface RefundsSectionProps {
  /** False until the section above has its height, so that this one does not move. Loads anyway. */
  isShown: boolean;
  state: RefundState;
  onStateChange: (state: RefundState) => void;
}

export function RefundsSection({ isShown, state, onStateChange }: RefundsSectionProps) {
  const { t } = useTranslation();
  const list = useApiPages('listRefunds', { query: { state } }, { staleTime: 0 });
  const decide = useApiMutation('decideRefund', {
    invalidates: ['listRefunds', 'getLedgerSummary', 'listOrders', 'getOrderHistory', 'listFinanceEvents'],
    toast: { done: t('finance:refunds.done') },
  });
  const pages = usePreviousValue(list.data)?.pages.map(({ data }) => data);
  if (!isShown) return null;
  const cases = pages?.flatMap(({ data }) => data);
  const counts = pages?.at(-1)?.counts;
  const isEmpty = !hasLoadFailed(list) && cases?.length === 0;
  return (
    <FinanceSection
      title={t('finance:refunds.title')}
      emptyText={isEmpty && t(state === 'requested' ? 'finance:refunds.empty' : 'finance:refunds.none')}
      onShowMore={getLoadMore(list)}
      loadingMore={list.isFetchingNextPage}
    >
      <ChoiceChips
        legend={t('finance:refunds.filter')}
        hideLegend
        name="refunds"
        inline
        choices={REFUND_STATES.map((refundState) => ({
          value: refundState,
          text: `${t(`finance:refunds.state.${refundState}`)} (${counts?.[refundState] ?? '–'})`,
        }))}
        value={[state]}
        onChange={([next]) => onStateChange(REFUND_STATES.find((refundState) => refundState === next) ?? 'requested')}
      />
      {hasLoadFailed(list) && <FailedState title={t('finance:refunds.failed')} onRetry={() => void list.refetch()} />}
      {!hasLoadFailed(list) && cases?.length !== 0 && (
        <RefundCases
          aria-label={t('finance:refunds.title')}
          cases={cases}
          onDecide={({ id }, decision) => decide.mutateAsync({ params: { id }, body: decision })}
        />
      )}
      <NextPageFailure list={list} title={t('finance:refunds.failed')} />
    </FinanceSection>
  );
}
