import type { CompanyRequest } from '@mashrabiya/contract';
import { CompanyState } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { usePictureLoader } from '../../uploads/usePictureLoader.ts';
import { NewCompanyRequest } from './NewCompanyRequest.tsx';
import { TabSection } from './TabSection.tsx';
import { useProfile } from './useAccount.ts';

/** Section in which sellers prove their company. */
export function CompanySection() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const companyQuery = useApiQuery('getCompany', {}, { staleTime: 0 });
  const company = companyQuery.data?.data;
  const loadPicture = usePictureLoader('getCompanyPaper');
  const [isReplacing, setIsReplacing] = useState(false);
  const [withdrawnRequest, setWithdrawnRequest] = useState<CompanyRequest | null>(null);
  const withdraw = useApiMutation('withdrawCompanyRequest', {
    invalidates: ['getCompany'],
    toast: { done: t('account:company.withdrawn') },
    // A moderator may have decided meanwhile.
    onFailed: () => void companyQuery.refetch(),
  });
  const request = company?.request ?? null;
  const withdrawn = withdrawnRequest && withdrawnRequest.id !== request?.id ? withdrawnRequest : null;
  const isRefused = request?.state === 'rejected' || request?.state === 'revoked';
  const isPending = request?.state === 'pending';
  const isFormNeeded = company?.checked === null || isRefused || isReplacing;
  const onWithdraw = () => {
    setWithdrawnRequest(request);
    withdraw.mutate({});
  };
  return (
    <TabSection id="company" text={t('account:profile.sectionText.company')}>
      <CompanyState
        company={company}
        failed={hasLoadFailed(companyQuery)}
        onRetry={() => void companyQuery.refetch()}
        isConfirmed={profile?.data.email_verified ?? false}
        loadPicture={loadPicture}
        onWithdraw={onWithdraw}
        isWithdrawing={withdraw.isPending}
        onReplace={company && !isPending && !isFormNeeded ? () => setIsReplacing(true) : undefined}
        form={
          company &&
          profile &&
          !isPending &&
          isFormNeeded && (
            <NewCompanyRequest
              key={request?.id}
              email={profile.data.email}
              previous={withdrawn ?? request}
              hasPreviousPapers={withdrawn !== null || isRefused}
              loadPicture={loadPicture}
              onSent={() => {
                setWithdrawnRequest(null);
                setIsReplacing(false);
              }}
              onCancel={isReplacing ? () => setIsReplacing(false) : undefined}
            />
          )
        }
      />
    </TabSection>
  );
}
