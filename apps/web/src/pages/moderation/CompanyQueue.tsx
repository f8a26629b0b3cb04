import type { ApplicationDecision, CallAnswer } from '@mashrabiya/contract';
import { CompanyCaseView } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { usePictureLoader } from '../../uploads/usePictureLoader.ts';
import { CaseDrafts } from './CaseDrafts.tsx';
import { EmptyQueue } from './EmptyQueue.tsx';
import { moderationHrefs } from './moderationHrefs.ts';
import { useDecisionSender } from './useDecisionSender.ts';

interface CompanyQueueProps {
  queue: CallAnswer<'claimCompany'>;
  next: () => Promise<unknown>;
}

/** Queue of company papers, one company at a time, oldest first. */
export function CompanyQueue({ queue: { data: companyCase, holders }, next }: CompanyQueueProps) {
  const { t } = useTranslation();
  const loadPicture = usePictureLoader('getSubmittedPaper');
  const { mutateAsync: decide } = useApiMutation('decideCompany');
  const { takesFocus, sendDecision } = useDecisionSender({
    next,
    about: companyCase?.company_name,
    outdated: { code: 'application_outdated', text: t('moderation:advisors.outdated') },
  });
  if (!companyCase) {
    return (
      <EmptyQueue
        title={t('moderation:companies.empty')}
        message={t('moderation:companies.emptyText')}
        holders={holders}
        takesFocus={takesFocus}
        next={next}
      />
    );
  }
  const { id, submitted_at } = companyCase;
  const onDecide = (decision: ApplicationDecision) =>
    sendDecision(
      () => decide({ params: { id }, body: { ...decision, submitted_at } }),
      t(`moderation:log.kind.company_${decision.decision}`),
    );
  return (
    <CaseDrafts key={id} caseKey={id}>
      <CompanyCaseView
        companyCase={companyCase}
        getUserHref={(id) => moderationHrefs.people({ id })}
        loadPicture={loadPicture}
        onDecide={onDecide}
        takesFocus={takesFocus}
      />
    </CaseDrafts>
  );
}
