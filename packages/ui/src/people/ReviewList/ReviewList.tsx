import styled from '@emotion/styled';
import type { ReviewPart, StarCounts } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { Review, type ReviewData } from '../Review/Review.tsx';
import { RatingSpread } from './RatingSpread.tsx';
import { reviewListStyles } from './reviewListStyles.ts';

export interface ReviewListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  reviews: readonly ReviewData[];
  status: 'loading' | 'ready' | 'failed';
  /** 0–5, one decimal; null with too few reviews. */
  rating: number | null;
  total: number;
  /** Reviews per number of stars; without it only the average shows. */
  counts?: StarCounts;
  /** Loads older reviews; absent at the end. */
  onLoadMore?(): void;
  loadingMore?: boolean;
  onRetry?(): void;
  title?: string;
  /** Link to report a review or its reply. */
  getReportHref?(review: ReviewData, about: ReviewPart): string;
  /** Reply form or tools, for the reviewed seller. */
  renderReply?(review: ReviewData): ReactNode;
  /** Review form, or a link to it. */
  form?: ReactNode;
}

const Root = styled('section')(reviewListStyles);

/** Reviews of a seller with their average and distribution. */
export function ReviewList({
  reviews,
  status,
  rating,
  total,
  counts,
  onLoadMore,
  loadingMore = false,
  onRetry,
  title,
  getReportHref,
  renderReply,
  form,
  ...section
}: ReviewListProps) {
  const { t } = useTranslation();
  const id = useId();
  const isReady = status === 'ready';
  return (
    <Root aria-labelledby={id} aria-busy={status === 'loading' || loadingMore} {...section}>
      <h2 id={id}>{title ?? t('people:reviews.title')}</h2>
      <p className="visually-hidden" role="status">
        {status === 'loading' ? t('people:reviews.loading') : ''}
      </p>
      {status === 'failed' && <FailedState title={t('people:reviews.failed')} onRetry={onRetry} />}
      {isReady && rating !== null && counts && <RatingSpread rating={rating} counts={counts} total={total} />}
      {isReady && rating === null && total > 0 && (
        <p className="total">
          {t('people:reviews.count', { count: total })} · {t('people:reviews.noAverage')}
        </p>
      )}
      {form}
      {isReady && total === 0 && <EmptyState title={t('people:reviews.none')} message={t('people:reviews.noneHint')} />}
      {status === 'loading' && (
        <ul className="reviews" aria-hidden>
          {['a', 'b'].map((key) => (
            <li key={key} className="skeleton">
              <i />
              <i />
              <i />
            </li>
          ))}
        </ul>
      )}
      {isReady && reviews.length > 0 && (
        <ul className="reviews">
          {reviews.map((review) => (
            <li key={review.id}>
              <Review
                review={review}
                {...(getReportHref && {
                  reportHref: getReportHref(review, 'review'),
                  replyReportHref: getReportHref(review, 'reply'),
                })}
                replySlot={renderReply?.(review)}
              />
            </li>
          ))}
        </ul>
      )}
      {isReady && onLoadMore && (
        <Button className="more" variant="outlined" busy={loadingMore} onClick={onLoadMore}>
          {t('people:reviews.moreReviews')}
        </Button>
      )}
    </Root>
  );
}
