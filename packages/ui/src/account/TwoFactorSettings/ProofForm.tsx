import { TwoFactorProofInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx';
import { useInitialPassword } from '../form/hasPassword.ts';

interface ProofFormProps {
  labelledBy: string;
  text: string;
  submit: string;
  onSubmit(proof: TwoFactorProofInput): Promise<unknown>;
  onCancel(): void;
}

/** Confirms a change of two-factor authentication by password and code. */
export function ProofForm({ labelledBy, text, submit, onSubmit, onCancel }: ProofFormProps) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: TwoFactorProofInput,
    initial: { current_password: useInitialPassword(), code: '' },
    call: onSubmit,
  });
  return (
    <>
      <p className="secondary-text">{text}</p>
      <AccountForm callForm={form} labelledBy={labelledBy} submit={submit} wide={false} onCancel={onCancel}>
        <CurrentPasswordField {...form.field('current_password')} autoFocus />
        <CodeField {...form.field('code')} digitsOnly={false} label={t('account:twoFactor.codeOrRecovery')} />
      </AccountForm>
    </>
  );
}
