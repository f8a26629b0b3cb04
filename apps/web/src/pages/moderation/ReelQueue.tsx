import type { AdDecision, CallAnswer, PendingReel } from '@mashrabiya/contract';
import { ReelCaseView } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { useSetAnswer } from '../../api/useSetAnswer.ts';
import { paths } from '../../routing/paths.ts';
import { CaseQueue } from './CaseQueue.tsx';
import { CLAIM_INPUT } from './moderationHrefs.ts';
import { useCaseQueue } from './useCaseQueue.ts';
import { useDecisionSender } from './useDecisionSender.ts';

interface ReelQueueProps {
  queue: CallAnswer<'getPendingReel'>;
  next: () => Promise<unknown>;
}

const TEXT_KEY_BY_DECISION = { accepted: 'reel_accepted', change: 'reel_rejected', rejected: 'reel_rejected' } as const;

export function ReelQueue({ queue, next: restart }: ReelQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReel');
  const setAnswer = useSetAnswer('getPendingReel', CLAIM_INPUT);
  const { data: nextAnswer } = useApiQuery(
    'getPendingReel',
    queue.data ? { query: { after: queue.data.id } } : undefined,
    // Another moderator may have decided on the next reel meanwhile.
    { staleTime: 0 },
  );
  const cases = useCaseQueue<PendingReel>({
    queue,
    nextAnswer,
    show: (answer) => setAnswer({ ...answer, preparing: (nextAnswer ?? queue).preparing }),
    restart,
    undoCall: 'undoReel',
    getId: ({ id }) => id,
  });
  const { takesFocus, sendDecision } = useDecisionSender({
    next: cases.advance,
    leave: cases.leave,
    reopen: cases.reopen,
    about: cases.current?.title,
    outdated: { code: 'review_outdated', text: t('moderation:reels.outdated') },
  });
  const decideCase = (reel: PendingReel, decision: AdDecision) => {
    const body = { ...decision, submitted_at: reel.updated_at, undoable: true };
    const text = `${t(`moderation:log.kind.${TEXT_KEY_BY_DECISION[decision.decision]}`)}: ${reel.title}`;
    return sendDecision(() => cases.trackDecision(reel, text, decide({ params: { id: reel.id }, body })));
  };
  return (
    <CaseQueue
      queue={cases}
      getKey={({ id, updated_at }) => `${id} ${updated_at}`}
      empty={{ title: t('moderation:reels.empty'), message: t('moderation:reels.emptyText') }}
      takesFocus={takesFocus}
    >
      {(reel) => (
        <ReelCaseView
          reel={reel}
          propertyHref={paths.adPreview(reel.property_id)}
          providerHref={paths.provider(reel.user.id)}
          onDecide={(decision) => decideCase(reel, decision)}
          takesFocus={takesFocus}
        />
      )}
    </CaseQueue>
  );
}
