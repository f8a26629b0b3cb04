import { NewPasskeyInput } from '@mashrabiya/contract';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx';
import { useInitialPassword } from '../form/hasPassword.ts';

interface NewPasskeyFormProps {
  labelledBy: string;
  onAdd(input: NewPasskeyInput): Promise<unknown>;
  onCancel(): void;
}

/** Names a new passkey and asks for the password; then the browser prompts. */
export function NewPasskeyForm({ labelledBy, onAdd, onCancel }: NewPasskeyFormProps) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: NewPasskeyInput,
    initial: { name: t('account:passkeys.thisDevice'), current_password: useInitialPassword() },
    call: onAdd,
  });
  return (
    <AccountForm
      callForm={form}
      labelledBy={labelledBy}
      submit={t('account:passkeys.add')}
      wide={false}
      onCancel={onCancel}
    >
      <TextField {...form.field('name')} autoComplete="off" icon={Fingerprint} label={t('account:passkeys.name')} />
      <CurrentPasswordField {...form.field('current_password')} />
    </AccountForm>
  );
}
