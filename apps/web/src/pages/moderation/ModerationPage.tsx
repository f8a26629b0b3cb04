import type { CallAnswer } from '@mashrabiya/contract';
import {
  FailedState,
  ModerationLinks,
  Page,
  PageTitle,
  PropertyDetailSkeleton,
  ShortcutsContext,
} from '@mashrabiya/ui';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { AdvisorQueue } from './AdvisorQueue.tsx';
import { EventLog, logFilter } from './EventLog.tsx';
import { moderationHrefs, QUEUE_START } from './moderationHrefs.ts';
import { PeopleRoom } from './PeopleRoom.tsx';
import { ReelQueue } from './ReelQueue.tsx';
import { ReportQueue } from './ReportQueue.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { ReviewReportQueue } from './ReviewReportQueue.tsx';
import { shortcutsAtom } from './shortcuts.ts';
import { usePeople } from './usePeople.ts';
import { useReelQueue } from './useReelQueue.ts';

const VIEWS = ['ads', 'reports', 'reels', 'advisors', 'reviews', 'people', 'log'] as const;
type View = (typeof VIEWS)[number];
const viewOf = (text: string | null): View => VIEWS.find((known) => known === text) ?? 'ads';

const FAILED = {
  ads: 'moderating:desk.failed',
  reports: 'moderating:reports.failed',
  reels: 'moderating:reels.failed',
  advisors: 'moderating:advisors.failed',
  reviews: 'moderating:reviews.failed',
  people: 'moderating:people.failed',
  log: 'moderating:log.failed',
} as const satisfies Record<View, string>;

/** Queues of ads and reports, one case at a time, and the moderation log. */
export default function ModerationPage() {
  const { t, i18n } = useTranslation();
  const [search] = useSearchParams();
  const [areShortcutsOn, changeShortcuts] = useAtom(shortcutsAtom);
  const view = viewOf(search.get('view'));
  const ads = useApiQuery('claimReview', view === 'ads' ? QUEUE_START : undefined, { staleTime: 0 });
  const reports = useApiQuery('claimReport', view === 'reports' ? QUEUE_START : undefined, { staleTime: 0 });
  const reels = useReelQueue(view === 'reels');
  const advisors = useApiQuery('claimAdvisor', view === 'advisors' ? {} : undefined, { staleTime: 0 });
  const reviews = useApiQuery('claimReviewReport', view === 'reviews' ? {} : undefined, { staleTime: 0 });
  const filter = logFilter(search);
  const log = useApiPages('listModerationEvents', view === 'log' ? { query: filter } : undefined, { staleTime: 0 });
  const people = usePeople(search, view === 'people');
  const asked = { ads, reports, reels, advisors, reviews, people: people.asked, log }[view];
  const title = t('moderating:desk.title');
  const reelsText = ({ waiting, preparing }: CallAnswer<'getPendingReel'>) =>
    [
      t('moderating:reels.waiting', { count: waiting }),
      preparing > 0 && t('moderating:reels.preparing', { count: preparing }),
    ]
      .filter(Boolean)
      .join(' · ');
  const waiting = {
    ads: ads.data && t('moderating:desk.waiting', { count: ads.data.waiting }),
    reports: reports.data && t('moderating:reports.waiting', { count: reports.data.waiting }),
    reels: reels.data && reelsText(reels.data),
    advisors: advisors.data && t('moderating:advisors.waiting', { count: advisors.data.waiting }),
    reviews: reviews.data && t('moderating:reviews.waiting', { count: reviews.data.waiting }),
    people: people.total !== undefined ? t('moderating:people.count', { count: people.total }) : undefined,
    log: undefined,
  };
  const links = VIEWS.map((one) => ({
    href: one === 'log' || one === 'people' ? moderationHrefs[one]({}) : moderationHrefs[one],
    text: t(`moderating:views.${one}`),
    isCurrent: one === view,
  }));
  const shortcuts = { areOn: areShortcutsOn, onChange: (areOn: boolean) => void changeShortcuts(() => areOn) };
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('moderating:desk.description')}
        path={paths.moderation}
        hidden
      />
      <PageTitle title={title} note={waiting[view]} />
      <ModerationLinks aria-label={t('moderating:views.label')} links={links} />
      {asked.isError && <FailedState title={t(FAILED[view])} onRetry={() => void asked.refetch()} />}
      {asked.isPending && view !== 'log' && view !== 'people' && <PropertyDetailSkeleton />}
      <ShortcutsContext value={shortcuts}>
        {view === 'ads' && !ads.isError && ads.data && (
          <ReviewQueue key={i18n.language} queue={ads.data} next={() => ads.refetch()} />
        )}
        {view === 'reports' && !reports.isError && reports.data && (
          <ReportQueue key={i18n.language} queue={reports.data} next={() => reports.refetch()} />
        )}
        {view === 'reels' && !reels.isError && reels.data && (
          <ReelQueue key={i18n.language} queue={reels.data} next={() => reels.refetch()} />
        )}
        {view === 'advisors' && !advisors.isError && advisors.data && (
          <AdvisorQueue queue={advisors.data} next={() => advisors.refetch()} />
        )}
        {view === 'reviews' && !reviews.isError && reviews.data && (
          <ReviewReportQueue queue={reviews.data} next={() => reviews.refetch()} />
        )}
      </ShortcutsContext>
      {view === 'people' && <PeopleRoom people={people} />}
      {view === 'log' && <EventLog log={log} filter={filter} />}
    </Page>
  );
}
