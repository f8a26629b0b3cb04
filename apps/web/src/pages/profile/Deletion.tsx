import { AccountDeletion, DeleteAccountDialog, HasPassword, SettingPanel } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { useIsConfirmed } from '../../session/useConfirmation.ts';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { Section } from './Section.tsx';
import { useLoginMethods, useStatistics } from './useAccount.ts';

/** Account deletion, with what would be lost. */
export function Deletion() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useStatistics();
  const losses = data?.data;
  const { deleteAccount } = useAccountChanges();
  const [open, setOpen] = useState(false);
  const hasPassword = useLoginMethods().data?.data.has_password ?? true;
  const isConfirmed = useIsConfirmed() || hasPassword;
  const close = () => setOpen(false);
  return (
    <Section id="deletion">
      <AccountDeletion losses={losses} failed={isError} onRetry={() => void refetch()} onDelete={() => setOpen(true)} />
      {!hasPassword && (
        <SettingPanel open={open && !isConfirmed} label={t('account:confirmIdentity.title')} onClose={close}>
          <ConfirmFirst onCancel={close} />
        </SettingPanel>
      )}
      {losses && (
        <HasPassword value={hasPassword}>
          <DeleteAccountDialog open={open && isConfirmed} onClose={close} onDelete={deleteAccount} losses={losses} />
        </HasPassword>
      )}
    </Section>
  );
}
