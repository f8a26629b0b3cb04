import { AccountDeletion, DeleteAccountDialog, HasPasswordContext, SettingPanel } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { useIsConfirmed } from '../../session/useConfirmation.ts';
import { RequireConfirmation } from './RequireConfirmation.tsx';
import { TabSection } from './TabSection.tsx';
import { useLoginMethods, useStatistics } from './useAccount.ts';

export function DeletionSection() {
  const { t } = useTranslation();
  const statistics = useStatistics();
  const losses = statistics.data?.data;
  const { deleteAccount } = useAccountChanges();
  const { open, onOpen, onClose } = useUrlPanel('delete-account');
  const hasPassword = useLoginMethods().data?.data.has_password ?? true;
  const isConfirmed = useIsConfirmed() || hasPassword;
  return (
    <TabSection id="deletion">
      <AccountDeletion
        losses={losses}
        failed={hasLoadFailed(statistics)}
        onRetry={() => void statistics.refetch()}
        onDelete={onOpen}
      />
      {!hasPassword && (
        <SettingPanel open={open && !isConfirmed} label={t('account:confirmIdentity.title')} onClose={onClose}>
          <RequireConfirmation onCancel={onClose} />
        </SettingPanel>
      )}
      {losses && (
        <HasPasswordContext value={hasPassword}>
          <DeleteAccountDialog open={open && isConfirmed} onClose={onClose} onDelete={deleteAccount} losses={losses} />
        </HasPasswordContext>
      )}
    </TabSection>
  );
}
