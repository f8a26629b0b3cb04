import { AccountDeletion, DeleteAccountDialog } from '@mashrabiya/ui';
import { useState } from 'react';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { Section } from './Section.tsx';
import { useStatistics } from './useAccount.ts';

/** Account deletion, with what would be lost. */
export function Deletion() {
  const { data, isError, refetch } = useStatistics();
  const losses = data?.data;
  const { deleteAccount } = useAccountChanges();
  const [open, setOpen] = useState(false);
  return (
    <Section id="deletion">
      <AccountDeletion losses={losses} failed={isError} onRetry={() => void refetch()} onDelete={() => setOpen(true)} />
      {losses && (
        <DeleteAccountDialog open={open} onClose={() => setOpen(false)} onDelete={deleteAccount} losses={losses} />
      )}
    </Section>
  );
}
