import type { Provider } from '@mashrabiya/contract';
import { ReviewList } from '@mashrabiya/ui';
import { useApiPages } from '../../api/useApiQuery.ts';
import { OwnReviewPart } from './OwnReviewPart.tsx';

/** What others say of a provider, and one's own say. */
export function ProviderReviews({ id, provider }: { id: string; provider: Provider }) {
  const list = useApiPages('listReviews', { params: { id: provider.id }, query: {} });
  return (
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
      form={<OwnReviewPart id={provider.id} />}
    />
  );
}
