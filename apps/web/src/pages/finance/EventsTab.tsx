import { EmptyState, FailedState, FinanceEvents, FinanceSection, FinanceSections } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';

export function EventsTab() {
  const { t } = useTranslation();
  const list = useApiPages('listFinanceEvents', { query: {} }, { staleTime: 0 });
  const events = list.data?.pages.flatMap(({ data }) => data.data);
  const isEmpty = !hasLoadFailed(list) && events?.length === 0;
  return (
    <FinanceSections>
      <FinanceSection
        title={t('finance:events.title')}
        hideTitle
        onShowMore={getLoadMore(list)}
        loadingMore={list.isFetchingNextPage}
      >
        {hasLoadFailed(list) && <FailedState title={t('finance:events.failed')} onRetry={() => void list.refetch()} />}
        {isEmpty && <EmptyState title={t('finance:events.empty')} message={t('finance:events.emptyText')} />}
        {!hasLoadFailed(list) && events?.length !== 0 && (
          <FinanceEvents aria-label={t('finance:events.title')} events={events} />
        )}
        <NextPageFailure list={list} title={t('finance:events.failed')} />
      </FinanceSection>
    </FinanceSections>
  );
}
