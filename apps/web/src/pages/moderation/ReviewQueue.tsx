import type { AdDecision, CallAnswer } from '@mashrabiya/contract';
import { ReviewDesk } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { useDesk } from './useDesk.ts';

interface ReviewQueueProps {
  queue: CallAnswer<'claimReview'>;
  next: () => Promise<unknown>;
}

/** Queue of pending ads, one at a time, oldest first. */
export function ReviewQueue({ queue: { data: reviewCase }, next }: ReviewQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReview');
  const { desk, settle } = useDesk(reviewCase, next);
  if (!reviewCase) {
    return (
      <NothingWaits
        title={t('moderating:desk.empty')}
        message={t('moderating:desk.emptyText')}
        takesFocus={desk.takesFocus}
        next={next}
      />
    );
  }
  const { property, submitted_at } = reviewCase;
  const onDecide = (decision: AdDecision) =>
    settle(
      decide({ params: { id: property.id }, body: { ...decision, submitted_at } }),
      t(`moderating:log.kind.${decision.decision}`),
    );
  return <ReviewDesk {...desk} reviewCase={reviewCase} onDecide={onDecide} />;
}
