import type { Provider } from '@mashrabiya/contract';
import { lazyPart, MissingPanel, ReviewList } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useApiPages } from '../../api/useApiQuery.ts';
import { sliderHref } from '../../routing/slider.ts';
import { useSlider } from '../../routing/useSlider.ts';
import { OwnReviewPart } from './OwnReviewPart.tsx';

const ReportReviewPanel = lazyPart(() => import('./ReportReviewPanel.tsx'), MissingPanel);

/** The panel's name, and which review it is about, in the URL. */
const REPORT = 'report';
const REVIEW = 'review';

/** What others say of a provider, and one's own say. */
export function ProviderReviews({ id, provider }: { id: string; provider: Provider }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { open, onClose } = useSlider(REPORT);
  const reported = search.get(REVIEW);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [used, setUsed] = useState(reported);
  if (open && reported && used !== reported) setUsed(reported);
  const list = useApiPages('listReviews', { params: { id: provider.id }, query: {} });

  const reportHrefOf = (review: { id: string }) => {
    const named = new URLSearchParams(search);
    named.set(REVIEW, review.id);
    return sliderHref(pathname, named.toString(), REPORT);
  };
  return (
    <>
      <ReviewList
        id={id}
        reviews={list.data?.pages.flatMap(({ data }) => data.data) ?? []}
        status={list.data ? 'ready' : list.isError ? 'failed' : 'loading'}
        rating={provider.rating}
        total={provider.reviews}
        counts={provider.stars}
        {...(list.hasNextPage ? { onMore: () => void list.fetchNextPage() } : {})}
        loadingMore={list.isFetchingNextPage}
        onRetry={() => void list.refetch()}
        reportHrefOf={reportHrefOf}
        form={<OwnReviewPart id={provider.id} />}
      />
      {used && (
        <Suspense>
          <ReportReviewPanel key={used} id={used} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
