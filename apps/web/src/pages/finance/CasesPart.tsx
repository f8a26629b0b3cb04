import { ChoiceChips, EmptyState, FailedState, PageSection, PaymentCases } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiPages } from '../../api/useApiQuery.ts';

const CASE_STATES = ['open', 'closed'] as const;

interface CasesPartProps {
  onShow: (order: string) => void;
}

export function CasesPart({ onShow }: CasesPartProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<(typeof CASE_STATES)[number]>('open');
  const list = useApiPages('listCases', { query: { state } }, { staleTime: 0 });
  const close = useApiMutation('closeCase', {
    invalidates: ['listCases', 'getBooks', 'listOrders', 'getOrderHistory', 'listFinanceEvents'],
    toast: { done: t('finance:cases.done') },
  });
  const cases = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return (
    <PageSection
      id="cases"
      title={t('finance:cases.title')}
      {...(list.hasNextPage && { onShowMore: () => void list.fetchNextPage() })}
      loadingMore={list.isFetchingNextPage}
    >
      <ChoiceChips
        legend={t('finance:cases.filter')}
        hideLegend
        name="cases"
        inline
        choices={CASE_STATES.map((caseState) => ({ value: caseState, text: t(`finance:cases.${caseState}`) }))}
        chosen={[state]}
        onChoose={([next]) => setState(CASE_STATES.find((caseState) => caseState === next) ?? 'open')}
      />
      {list.isError && <FailedState title={t('finance:cases.failed')} onRetry={() => void list.refetch()} />}
      {list.isSuccess && cases.length === 0 && (
        <EmptyState title={t('finance:cases.empty')} message={t('finance:cases.emptyText')} />
      )}
      <PaymentCases
        aria-label={t('finance:cases.title')}
        cases={cases}
        onShow={({ order_id }) => onShow(order_id)}
        onClose={({ id }, body) => close.mutateAsync({ params: { id }, body })}
      />
    </PageSection>
  );
}
