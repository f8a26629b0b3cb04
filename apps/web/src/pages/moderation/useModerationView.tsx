import type { CallAnswer } from '@mashrabiya/contract';
import { CaseSkeleton, RowsSkeleton } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { AdvisorQueue } from './AdvisorQueue.tsx';
import { CompanyQueue } from './CompanyQueue.tsx';
import { EventLog, parseLogFilter } from './EventLog.tsx';
import { JobsView } from './JobsView.tsx';
import { CLAIM_INPUT } from './moderationHrefs.ts';
import { ReelQueue } from './ReelQueue.tsx';
import { ReportQueue } from './ReportQueue.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { ReviewReportQueue } from './ReviewReportQueue.tsx';
import { UsersView } from './UsersView.tsx';
import { useReelQueue } from './useReelQueue.ts';
import { useUsers } from './useUsers.ts';

/** Views of one claimed case at a time. */
export const QUEUES = ['ads', 'reports', 'reels', 'advisors', 'companies', 'reviews'] as const;
export const VIEWS = [...QUEUES, 'people', 'log', 'jobs'] as const;
export type ViewName = (typeof VIEWS)[number];

const JOBS_INTERVAL_MS = 10_000;

interface ModerationView {
  query: { data: unknown; error: unknown; isPending: boolean; refetch(): unknown };
  failureText: string;
  note?: string | undefined;
  /** Shown while the view loads; without it the content shows its own loading and error states. */
  skeleton?: ReactNode;
  content: ReactNode;
}

export function useModerationView(view: ViewName, search: URLSearchParams): ModerationView {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const freshQueryOptions = { staleTime: 0 };
  const ads = useApiQuery('claimReview', view === 'ads' ? CLAIM_INPUT : undefined, freshQueryOptions);
  const reports = useApiQuery('claimReport', view === 'reports' ? CLAIM_INPUT : undefined, freshQueryOptions);
  const reels = useReelQueue(view === 'reels');
  const advisors = useApiQuery('claimAdvisor', view === 'advisors' ? {} : undefined, freshQueryOptions);
  const companies = useApiQuery('claimCompany', view === 'companies' ? {} : undefined, freshQueryOptions);
  const reviews = useApiQuery('claimReviewReport', view === 'reviews' ? {} : undefined, freshQueryOptions);
  const filter = parseLogFilter(search);
  const log = useApiPages('listModerationEvents', view === 'log' ? { query: filter } : undefined, freshQueryOptions);
  const jobs = useApiQuery('getBackgroundJobs', view === 'jobs' ? {} : undefined, {
    ...freshQueryOptions,
    refetchInterval: JOBS_INTERVAL_MS,
  });
  const users = useUsers(search, view === 'people');

  const formatReelsNote = ({ waiting, preparing }: CallAnswer<'getPendingReel'>) =>
    [
      t('moderation:reels.waiting', { count: waiting }),
      preparing > 0 && t('moderation:reels.preparing', { count: preparing }),
    ]
      .filter(Boolean)
      .join(' · ');

  const views: Record<ViewName, ModerationView> = {
    ads: {
      query: ads,
      failureText: t('moderation:listings.failed'),
      note: ads.data && t('moderation:listings.waiting', { count: ads.data.waiting }),
      skeleton: <CaseSkeleton kind="property" />,
      content: ads.data && <ReviewQueue key={language} queue={ads.data} next={() => ads.refetch()} />,
    },
    reports: {
      query: reports,
      failureText: t('moderation:reports.failed'),
      note: reports.data && t('moderation:reports.waiting', { count: reports.data.waiting }),
      skeleton: <CaseSkeleton kind="property" />,
      content: reports.data && <ReportQueue key={language} queue={reports.data} next={() => reports.refetch()} />,
    },
    reels: {
      query: reels,
      failureText: t('moderation:reels.failed'),
      note: reels.data && formatReelsNote(reels.data),
      skeleton: <CaseSkeleton kind="reel" />,
      content: reels.data && <ReelQueue key={language} queue={reels.data} next={() => reels.refetch()} />,
    },
    advisors: {
      query: advisors,
      failureText: t('moderation:advisors.failed'),
      note: advisors.data && t('moderation:advisors.waiting', { count: advisors.data.waiting }),
      skeleton: <CaseSkeleton kind="text" />,
      content: advisors.data && <AdvisorQueue queue={advisors.data} next={() => advisors.refetch()} />,
    },
    companies: {
      query: companies,
      failureText: t('moderation:companies.failed'),
      note: companies.data && t('moderation:advisors.waiting', { count: companies.data.waiting }),
      skeleton: <CaseSkeleton kind="text" />,
      content: companies.data && <CompanyQueue queue={companies.data} next={() => companies.refetch()} />,
    },
    reviews: {
      query: reviews,
      failureText: t('moderation:reviews.failed'),
      note: reviews.data && t('moderation:reviews.waiting', { count: reviews.data.waiting }),
      skeleton: <CaseSkeleton kind="text" />,
      content: reviews.data && <ReviewReportQueue queue={reviews.data} next={() => reviews.refetch()} />,
    },
    people: {
      query: users.activeQuery,
      failureText: t('moderation:people.failed'),
      note: users.total === undefined ? undefined : t('moderation:people.count', { count: users.total }),
      content: <UsersView users={users} />,
    },
    log: {
      query: log,
      failureText: t('moderation:log.failed'),
      content: <EventLog log={log} filter={filter} />,
    },
    jobs: {
      query: jobs,
      failureText: t('moderation:jobs.failed'),
      skeleton: <RowsSkeleton aria-label={t('moderation:jobs.loading')} />,
      content: jobs.data && <JobsView jobs={jobs.data.data} />,
    },
  };
  return views[view];
}
