import type { Passkey } from '@mashrabiya/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordProofForm } from '../form/PasswordProofForm.tsx';

interface RemovePasskeyFormProps {
  passkey: Passkey;
  onRemove(password: string | null): Promise<unknown>;
  onCancel(): void;
}

export function RemovePasskeyForm({ passkey, onRemove, onCancel }: RemovePasskeyFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <>
      <h3 id={headingId}>{t('account:passkeys.removeOne', { name: passkey.name })}</h3>
      <PasswordProofForm
        labelledBy={headingId}
        submit={t('account:passkeys.remove')}
        wide={false}
        onSubmit={onRemove}
        onCancel={onCancel}
      />
    </>
  );
}
