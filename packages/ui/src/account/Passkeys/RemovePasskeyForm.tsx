import type { Passkey } from '@mashrabiya/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { PasswordProofForm } from '../form/PasswordProofForm.tsx';

interface RemovePasskeyFormProps {
  passkey: Passkey;
  onRemove(password: string | null): Promise<unknown>;
  onCancel(): void;
}

/** Removes a passkey, confirmed by the password. */
export function RemovePasskeyForm({ passkey, onRemove, onCancel }: RemovePasskeyFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <>
      <h3 id={heading}>{t('account:passkeys.removeOne', { name: passkey.name })}</h3>
      <PasswordProofForm
        labelledBy={heading}
        submit={t('account:passkeys.remove')}
        wide={false}
        onProof={onRemove}
        contentAfter={
          <Button look="quiet" onClick={onCancel}>
            {t('account:cancel')}
          </Button>
        }
      />
    </>
  );
}
