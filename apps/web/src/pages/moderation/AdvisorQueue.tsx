import type { AdvisorDecision, CallAnswer } from '@mashrabiya/contract';
import { AdvisorDesk } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { CaseDrafts } from './CaseDrafts.tsx';
import { NothingWaits } from './NothingWaits.tsx';
import { useSettle } from './useSettle.ts';

interface AdvisorQueueProps {
  queue: CallAnswer<'claimAdvisor'>;
  next: () => Promise<unknown>;
}

/** Queue of those who want to be listed as advisors, one at a time, oldest first. */
export function AdvisorQueue({ queue: { data: application }, next }: AdvisorQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideAdvisor');
  const { takesFocus, settle } = useSettle({
    next,
    about: application?.name,
    outdated: { code: 'application_outdated', text: t('moderating:advisors.outdated') },
  });
  if (!application) {
    return (
      <NothingWaits
        title={t('moderating:advisors.empty')}
        message={t('moderating:advisors.emptyText')}
        takesFocus={takesFocus}
        next={next}
      />
    );
  }
  const { id, submitted_at } = application;
  const onDecide = (decision: AdvisorDecision) =>
    settle(
      () => decide({ params: { id }, body: { ...decision, submitted_at } }),
      t(`moderating:log.kind.advisor_${decision.decision}`),
    );
  const caseKey = `${id} ${submitted_at}`;
  return (
    <CaseDrafts caseKey={caseKey}>
      <AdvisorDesk key={caseKey} application={application} onDecide={onDecide} takesFocus={takesFocus} />
    </CaseDrafts>
  );
}
