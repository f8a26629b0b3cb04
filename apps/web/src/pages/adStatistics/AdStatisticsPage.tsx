import { STATISTICS_DAYS, type StatisticsDays } from '@mashrabiya/contract';
import { CSV_BYTE_ORDER_MARK, formatCsv } from '@mashrabiya/i18n';
import {
  AdStatisticsDetail,
  Button,
  ButtonLink,
  EmptyState,
  FailedState,
  ModerationLinks,
  Page,
  PageTitle,
} from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError, isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { downloadFile } from '../../device/downloadFile.ts';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';

/** Errors that a retry cannot change. */
const FINAL_ERROR_CODES: readonly unknown[] = ['not_yours', 'not_found', 'invalid_id'];
const DEFAULT_DAYS: StatisticsDays = 30;

export default function AdStatisticsPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const days = STATISTICS_DAYS.find((count) => String(count) === search.get('days')) ?? DEFAULT_DAYS;
  const statistics = useApiQuery('getAdStatistics', { params: { id }, query: { days } }, { staleTime: 0 });
  const figures = statistics.data?.data;
  const title = t('myListings:statistics.title');
  const isFinal = statistics.error instanceof ApiError && FINAL_ERROR_CODES.includes(statistics.error.code);
  const download = () => {
    if (!figures) return;
    const names = [
      t('myListings:statistics.day'),
      t('myListings:figures.views'),
      t('myListings:figures.favorites'),
      t('myListings:figures.leads'),
    ];
    const rows = figures.days.map(({ day, views, favorites, leads }) => [day, views, favorites, leads]);
    const csv = CSV_BYTE_ORDER_MARK + formatCsv([names, ...rows]);
    downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `statistics-${id}.csv`);
  };
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('myListings:statistics.description')}
        path={paths.adStatistics(id)}
        noIndex
      />
      <PageTitle
        title={title}
        note={figures?.address}
        action={
          <ButtonLink variant="outlined" href={paths.myProperties}>
            {t('myListings:statistics.back')}
          </ButtonLink>
        }
      />
      {statistics.error instanceof ApiError && isFinal && (
        <EmptyState
          title={isNotFound(statistics.error) ? t('wizard:missing') : statistics.error.message}
          message={t('wizard:notYours')}
          action={{ href: paths.myProperties, label: t('shell:links.myProperties') }}
        />
      )}
      {hasLoadFailed(statistics) && !isFinal && (
        <FailedState title={t('myListings:statistics.failed')} onRetry={() => void statistics.refetch()} />
      )}
      {!hasLoadFailed(statistics) && !isFinal && (
        <>
          <ModerationLinks
            aria-label={t('myListings:statistics.period')}
            links={STATISTICS_DAYS.map((count) => ({
              href: `${paths.adStatistics(id)}?days=${count}`,
              text: t('myListings:statistics.days', { count }),
              isCurrent: count === days,
            }))}
          />
          <AdStatisticsDetail {...(figures && { statistics: figures })} />
          {figures && (
            <div>
              <Button variant="outlined" onClick={download}>
                {t('myListings:statistics.csv')}
              </Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
}
