import type { AdDecision, BlockInput, CallAnswer, ReviewCase } from '@mashrabiya/contract';
import { ReviewDesk, UndoNotice } from '@mashrabiya/ui';
import { Activity } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../saved/useFailureToast.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { useDesk } from './useDesk.ts';
import { useReviewCases } from './useReviewCases.ts';
import { useUndo } from './useUndo.ts';

interface ReviewQueueProps {
  queue: CallAnswer<'claimReview'>;
  next: () => Promise<unknown>;
}

/** Queue of pending ads, one at a time, oldest first. The next one is drawn out of sight, with its pictures. */
export function ReviewQueue({ queue, next: ask }: ReviewQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReview');
  const undoing = useApiMutation('undoReview');
  const showFailure = useFailureToast('undoReview');
  const { current, next, advance, restart, bringBack } = useReviewCases(queue, ask);
  const { decided, remember, forget } = useUndo<{ reviewCase: ReviewCase; text: string }>();
  const { desk, settle } = useDesk(current, advance);

  const decideOf = (reviewCase: ReviewCase, decision: AdDecision) => {
    const { property, submitted_at } = reviewCase;
    const body = { ...decision, submitted_at, undoable: true };
    const text = `${t(`moderating:log.kind.${decision.decision}`)}: ${property.address}`;
    return settle(decide({ params: { id: property.id }, body }).then(() => remember({ reviewCase, text })));
  };
  const undo = async ({ reviewCase }: { reviewCase: ReviewCase }) => {
    try {
      await undoing.mutateAsync({ params: { id: reviewCase.property.id } });
      bringBack(reviewCase);
    } catch (error) {
      showFailure(error);
    }
    forget();
  };
  const onUnblock = async (reasons: BlockInput) => {
    await desk.onUnblock(reasons);
    await restart();
  };
  const cases = [current, next].filter((one) => one !== null);
  return (
    <>
      {decided && <UndoNotice text={decided.text} busy={undoing.isPending} onUndo={() => void undo(decided)} />}
      {!current && (
        <NothingWaits
          title={t('moderating:desk.empty')}
          message={t('moderating:desk.emptyText')}
          takesFocus={desk.takesFocus}
          next={restart}
        />
      )}
      {cases.map((one) => (
        <Activity key={`${one.property.id} ${one.submitted_at}`} mode={one === current ? 'visible' : 'hidden'}>
          <ReviewDesk
            {...desk}
            onUnblock={onUnblock}
            reviewCase={one}
            onDecide={(decision) => decideOf(one, decision)}
          />
        </Activity>
      ))}
    </>
  );
}
