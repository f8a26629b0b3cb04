import type { BlockInput, VerifiedCompany } from '@mashrabiya/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { focusPage } from '../../foundation/hooks/focusPage.ts';
import { BlockForm } from '../BlockForm/BlockForm.tsx';
import { VerifiedCompanyFacts } from '../CompanyCaseView/VerifiedCompanyFacts.tsx';

export interface CompanyToolsProps {
  company: VerifiedCompany;
  /** Revokes the approval. Rejects with the server's problems; see `useCallForm`. Without it there is no button. */
  onRevoke?: ((reasons: BlockInput) => Promise<unknown>) | undefined;
}

/** Approved company of a user, and a form to revoke the approval. */
export function CompanyTools({ company, onRevoke }: CompanyToolsProps) {
  const { t } = useTranslation();
  const [isRevoking, setIsRevoking] = useState(false);
  const send = async (reasons: BlockInput) => {
    await onRevoke?.(reasons);
    setIsRevoking(false);
    // The user has no company any more, so this form disappears.
    focusPage();
  };
  if (isRevoking) return <BlockForm action="revoke" onSend={send} onBack={() => setIsRevoking(false)} />;
  return (
    <div className="decision">
      <h2>{t('moderation:companies.checked')}</h2>
      <VerifiedCompanyFacts company={company} />
      {onRevoke && (
        <Button wide variant="outlined" color="error" onClick={() => setIsRevoking(true)}>
          {t('moderation:companies.revoke')}
        </Button>
      )}
    </div>
  );
}
