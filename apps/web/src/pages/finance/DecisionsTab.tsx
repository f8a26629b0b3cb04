import { formatOrderNumber, type PaymentCase } from '@mashrabiya/contract';
import { ChoiceChips, FailedState, FinanceSection, FinanceSections, PaymentCases } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { buildDecisionsHref, buildOrdersHref, CASE_STATES, readDecisionFilters } from './financeState.ts';
import { RefundsSection } from './RefundsSection.tsx';

const getOrderHref = ({ order_id, receipt_number }: PaymentCase): string =>
  buildOrdersHref({ query: receipt_number ?? formatOrderNumber(order_id), order: order_id });

/** Payment cases and refund requests. */
export function DecisionsTab() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = readDecisionFilters(search);
  const list = useApiPages('listCases', { query: { state: filters.cases } }, { staleTime: 0 });
  const close = useApiMutation('closeCase', {
    invalidates: ['listCases', 'getLedgerSummary', 'listOrders', 'getOrderHistory', 'listFinanceEvents'],
    toast: { done: t('finance:cases.done') },
  });
  const change = (changed: Partial<typeof filters>) =>
    void navigate(buildDecisionsHref({ ...filters, ...changed }), { replace: true });
  // While another state loads, the previous list stays.
  const cases = usePreviousValue(list.data)?.pages.flatMap(({ data }) => data.data);
  const isEmpty = !hasLoadFailed(list) && cases?.length === 0;
  return (
    <FinanceSections>
      <FinanceSection
        title={t('finance:cases.title')}
        emptyText={isEmpty && t(filters.cases === 'open' ? 'finance:cases.empty' : 'finance:cases.noneClosed')}
        onShowMore={getLoadMore(list)}
        loadingMore={list.isFetchingNextPage}
      >
        <ChoiceChips
          legend={t('finance:cases.filter')}
          hideLegend
          name="cases"
          inline
          choices={CASE_STATES.map((caseState) => ({ value: caseState, text: t(`finance:cases.${caseState}`) }))}
          value={[filters.cases]}
          onChange={([next]) => change({ cases: CASE_STATES.find((caseState) => caseState === next) ?? 'open' })}
        />
        {hasLoadFailed(list) && <FailedState title={t('finance:cases.failed')} onRetry={() => void list.refetch()} />}
        {!hasLoadFailed(list) && cases?.length !== 0 && (
          <PaymentCases
            aria-label={t('finance:cases.title')}
            cases={cases}
            getOrderHref={getOrderHref}
            onClose={({ id }, body) => close.mutateAsync({ params: { id }, body })}
          />
        )}
        <NextPageFailure list={list} title={t('finance:cases.failed')} />
      </FinanceSection>
      <RefundsSection
        isShown={hasLoadFailed(list) || cases !== undefined}
        state={filters.refunds}
        onStateChange={(refunds) => change({ refunds })}
      />
    </FinanceSections>
  );
}
