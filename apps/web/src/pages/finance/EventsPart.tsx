import { EmptyState, FailedState, FinanceEvents, PageSection } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '../../api/useApiQuery.ts';

export function EventsPart() {
  const { t } = useTranslation();
  const list = useApiPages('listFinanceEvents', { query: {} }, { staleTime: 0 });
  const events = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return (
    <PageSection
      id="events"
      title={t('finance:events.title')}
      {...(list.hasNextPage && { onShowMore: () => void list.fetchNextPage() })}
      loadingMore={list.isFetchingNextPage}
    >
      {list.isError && <FailedState title={t('finance:events.failed')} onRetry={() => void list.refetch()} />}
      {list.isSuccess && events.length === 0 && <EmptyState title={t('finance:events.empty')} />}
      <FinanceEvents aria-label={t('finance:events.title')} events={events} />
    </PageSection>
  );
}
