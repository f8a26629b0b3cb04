import type { AdvisorApplication, ApplicationDecision, CallAnswer } from '@mashrabiya/contract';
import { AdvisorCaseView } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useSetAnswer } from '../../api/useSetAnswer.ts';
import { CaseQueue } from './CaseQueue.tsx';
import { useCaseQueue } from './useCaseQueue.ts';
import { useDecisionSender } from './useDecisionSender.ts';

interface AdvisorQueueProps {
  queue: CallAnswer<'claimAdvisor'>;
  next: () => Promise<unknown>;
}

/** Queue of advisor applications, one at a time, oldest first. The last decision can be undone. */
export function AdvisorQueue({ queue, next: restart }: AdvisorQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideAdvisor');
  const show = useSetAnswer('claimAdvisor', {});
  const cases = useCaseQueue<AdvisorApplication>({
    queue,
    nextAnswer: undefined,
    show,
    restart,
    undoCall: 'undoAdvisor',
    getId: ({ id }) => id,
  });
  const { takesFocus, sendDecision } = useDecisionSender({
    next: cases.advance,
    about: cases.current?.name,
    outdated: { code: 'application_outdated', text: t('moderation:advisors.outdated') },
  });
  const decideCase = (application: AdvisorApplication, decision: ApplicationDecision) => {
    const { id, name, submitted_at } = application;
    const body = { ...decision, submitted_at, undoable: true };
    const text = `${t(`moderation:log.kind.advisor_${decision.decision}`)}: ${name}`;
    return sendDecision(() => cases.trackDecision(application, text, decide({ params: { id }, body })));
  };
  return (
    <CaseQueue
      queue={cases}
      getKey={({ id, submitted_at }) => `${id} ${submitted_at}`}
      empty={{ title: t('moderation:advisors.empty'), message: t('moderation:advisors.emptyText') }}
      takesFocus={takesFocus}
    >
      {(application) => (
        <AdvisorCaseView
          application={application}
          onDecide={(decision) => decideCase(application, decision)}
          takesFocus={takesFocus}
        />
      )}
    </CaseQueue>
  );
}
