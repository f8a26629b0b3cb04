import type { AdDecision, BlockInput, CallAnswer, ReviewCase } from '@mashrabiya/contract';
import { PropertyCaseView } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { useSetAnswer } from '../../api/useSetAnswer.ts';
import { CaseQueue } from './CaseQueue.tsx';
import { CLAIM_INPUT } from './moderationHrefs.ts';
import { useCaseActions } from './useCaseActions.ts';
import { useCaseQueue } from './useCaseQueue.ts';

interface ReviewQueueProps {
  queue: CallAnswer<'claimReview'>;
  next: () => Promise<unknown>;
}

export function ReviewQueue({ queue, next: restart }: ReviewQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReview');
  const show = useSetAnswer('claimReview', CLAIM_INPUT);
  const { data: nextAnswer } = useApiQuery(
    'claimReview',
    queue.data ? { query: { after: queue.data.property.id } } : undefined,
    // The next ad is reserved for this moderator, so one fetch is enough.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const getId = ({ property }: ReviewCase) => property.id;
  const cases = useCaseQueue({ queue, nextAnswer, show, restart, undoCall: 'undoReview', getId });
  const { caseActions, sendDecision } = useCaseActions(
    cases.current && { name: cases.current.property.address, sellerId: cases.current.seller.id },
    {
      next: cases.advance,
      leave: cases.leave,
      reopen: cases.reopen,
      outdatedMessage: t('moderation:listings.outdated'),
    },
  );

  const decideCase = (reviewCase: ReviewCase, decision: AdDecision) => {
    const { property, submitted_at } = reviewCase;
    const body = { ...decision, submitted_at, undoable: true };
    const text = `${t(`moderation:log.kind.${decision.decision}`)}: ${property.address}`;
    return sendDecision(() => cases.trackDecision(reviewCase, text, decide({ params: { id: property.id }, body })));
  };
  const onUnblock = async (reasons: BlockInput) => {
    await caseActions.onUnblock(reasons);
    await restart();
  };
  return (
    <CaseQueue
      queue={cases}
      getKey={({ property, submitted_at }) => `${property.id} ${submitted_at}`}
      empty={{ title: t('moderation:listings.empty'), message: t('moderation:listings.emptyText') }}
      takesFocus={caseActions.takesFocus}
    >
      {(reviewCase) => (
        <PropertyCaseView
          {...caseActions}
          onUnblock={onUnblock}
          reviewCase={reviewCase}
          onDecide={(decision) => decideCase(reviewCase, decision)}
        />
      )}
    </CaseQueue>
  );
}
