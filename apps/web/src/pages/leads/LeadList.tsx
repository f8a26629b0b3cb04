import { formatCairoDay } from '@mashrabiya/contract';
import { EmptyState, FailedState, Page, PageTitle } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getLoadOnScroll } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { clockAtom } from '../../atoms/app.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import { LeadFiltersContainer } from './LeadFiltersContainer.tsx';
import { LeadRows } from './LeadRows.tsx';
import { isFiltered, readLeadListState, toLeadQuery } from './leadListState.ts';

/** The seller's leads with filters; the URL holds the filter. */
export function LeadList() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const listState = readLeadListState(search);
  const today = formatCairoDay(useAtomValue(clockAtom));
  const list = useApiPages('listLeads', { query: toLeadQuery(listState) }, { staleTime: 0 });
  // While another filter loads, the previous list stays.
  const answer = usePreviousValue(list.data);
  const pages = answer?.pages.map(({ data }) => data) ?? [];
  const leads = pages.flatMap(({ data }) => data);
  const numbers = pages.at(-1);
  const hasFailed = hasLoadFailed(list);
  const hasNone = numbers !== undefined && leads.length === 0;
  const hasNoLeads = hasNone && numbers.listings.length === 0;
  const title = t('shell:links.leads');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={t('leads:description')} path={paths.leads} noIndex />
      <PageTitle title={title} />
      {!hasNoLeads && <LeadFiltersContainer listState={listState} numbers={numbers} />}
      {hasFailed && <FailedState title={t('leads:list.failed')} onRetry={() => void list.refetch()} />}
      {!hasFailed && hasNoLeads && (
        <EmptyState
          title={t('leads:list.empty')}
          message={t('leads:list.emptyText')}
          action={{ href: paths.myProperties, label: t('leads:list.emptyAction') }}
        />
      )}
      {!hasFailed && hasNone && !hasNoLeads && (
        <EmptyState
          title={t('leads:list.none')}
          message={t('leads:list.noneText')}
          {...(isFiltered(listState) && { action: { href: paths.leads, label: t('leads:filter.clear') } })}
        />
      )}
      {!hasFailed && !hasNone && (
        <LeadRows leads={leads} isLoading={!answer} today={today} onReachEnd={getLoadOnScroll(list)} />
      )}
      <NextPageFailure list={list} title={t('leads:list.failed')} />
    </Page>
  );
}
