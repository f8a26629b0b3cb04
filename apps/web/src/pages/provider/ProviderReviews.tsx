import type { Provider, ReviewPart } from '@mashrabiya/contract';
import { lazyPart, MissingPanel, type ReviewData, ReviewList } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { getLoadMore } from '../../api/nextPage.ts';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { buildPanelHref } from '../../routing/panelUrl.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { signedInAtom } from '../../session/atoms.ts';
import { OwnReviewContainer } from './OwnReviewContainer.tsx';
import { ReplyContainer } from './ReplyContainer.tsx';

const ReportReviewPanel = lazyPart(() => import('./ReportReviewPanel.tsx'), MissingPanel);

/** Panel name in the URL. Another parameter, named after the part of the review, holds its id. */
const REPORT_PARAM = 'report';

/** Review that the panel reports, and which part: text or reply. */
function parseReportedPart(search: URLSearchParams): { id: string; about: ReviewPart } | null {
  const [review, reply] = [search.get('review'), search.get('reply')];
  if (reply) return { id: reply, about: 'reply' };
  return review ? { id: review, about: 'review' } : null;
}

/** Reviews of a seller with the user's own review, or with reply forms if the user is the seller. */
export function ProviderReviews({ id, provider }: { id: string; provider: Provider }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { open, onClose } = useUrlPanel(REPORT_PARAM);
  const reportedPart = parseReportedPart(search);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [lastReportedPart, setLastReportedPart] = useState(reportedPart);
  if (
    open &&
    reportedPart &&
    (lastReportedPart?.id !== reportedPart.id || lastReportedPart.about !== reportedPart.about)
  )
    setLastReportedPart(reportedPart);
  const params = { id: provider.id };
  const list = useApiPages('listReviews', { params, query: {} });
  const isSignedIn = useAtomValue(signedInAtom);
  const { data: ownReview } = useApiQuery('getOwnReview', isSignedIn ? { params } : undefined);
  const reviews = list.data?.pages.flatMap(({ data }) => data.data) ?? [];

  const getReportHref = (review: { id: string }, about: ReviewPart) => {
    const reportParameters = new URLSearchParams(search);
    reportParameters.delete('review');
    reportParameters.delete('reply');
    reportParameters.set(about, review.id);
    return buildPanelHref(pathname, reportParameters.toString(), REPORT_PARAM);
  };
  return (
    <>
      <ReviewList
        id={id}
        // The user's own review is above the list.
        reviews={reviews.filter((review) => review.id !== ownReview?.data?.id)}
        status={getQueryStatus(list)}
        rating={provider.rating}
        total={provider.reviews}
        counts={provider.stars}
        onLoadMore={getLoadMore(list)}
        loadingMore={list.isFetchingNextPage}
        onRetry={() => void list.refetch()}
        getReportHref={getReportHref}
        {...(ownReview?.is_self && { renderReply: (review: ReviewData) => <ReplyContainer review={review} /> })}
        form={
          <OwnReviewContainer
            key={id}
            id={provider.id}
            ownReview={ownReview}
            {...(ownReview?.data && { replyReportHref: getReportHref(ownReview.data, 'reply') })}
          />
        }
      />
      <NextPageFailure list={list} title={t('people:reviews.failed')} />
      {lastReportedPart && (
        <Suspense>
          <ReportReviewPanel
            key={`${lastReportedPart.id} ${lastReportedPart.about}`}
            {...lastReportedPart}
            open={open}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
