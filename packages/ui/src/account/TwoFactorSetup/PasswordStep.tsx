import { PasswordProofInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx';
import { useInitialPassword } from '../form/hasPassword.ts';

interface PasswordStepProps {
  labelledBy: string;
  onStart(password: string | null): Promise<unknown>;
  onCancel(): void;
}

/** Explains two-factor authentication, and asks for the password. */
export function PasswordStep({ labelledBy, onStart, onCancel }: PasswordStepProps) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: PasswordProofInput,
    initial: { current_password: useInitialPassword() },
    call: (input) => onStart(input.current_password),
  });
  return (
    <>
      <p className="secondary-text">{t('account:twoFactor.text')}</p>
      <AccountForm
        callForm={form}
        labelledBy={labelledBy}
        submit={t('account:twoFactor.begin')}
        wide={false}
        onCancel={onCancel}
      >
        <CurrentPasswordField {...form.field('current_password')} />
      </AccountForm>
    </>
  );
}
