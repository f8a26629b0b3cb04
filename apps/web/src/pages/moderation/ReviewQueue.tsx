import type { AdDecision, BlockInput, CallAnswer, ReviewCase } from '@mashrabiya/contract';
import { ReviewDesk, UndoNotice } from '@mashrabiya/ui';
import { Activity } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { useSetAnswer } from '../../api/useSetAnswer.ts';
import { useFailureToast } from '../../saved/useFailureToast.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { useCases } from './useCases.ts';
import { useDesk } from './useDesk.ts';
import { useUndo } from './useUndo.ts';

interface ReviewQueueProps {
  queue: CallAnswer<'claimReview'>;
  next: () => Promise<unknown>;
}

/** What the page asks for, and shows the count of. */
export const FIRST_REVIEW = { query: {} };

/** Queue of pending ads, one at a time, oldest first. The next one is drawn out of sight, with its pictures. */
export function ReviewQueue({ queue, next: restart }: ReviewQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReview');
  const undoing = useApiMutation('undoReview');
  const showFailure = useFailureToast('undoReview');
  const show = useSetAnswer('claimReview', FIRST_REVIEW);
  const { data: ahead } = useApiQuery(
    'claimReview',
    queue.data ? { query: { after: queue.data.property.id } } : undefined,
    // The ad that it names is this moderator's: it is asked for once.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { current, next, advance, bringBack } = useCases({ queue, ahead, show, restart });
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
      await bringBack(reviewCase);
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
