import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../forms/callForm/useCallForm.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';

interface NewPasswordFieldsProps {
  label: string;
  password: FieldBinding<string>;
  confirmation: FieldBinding<string>;
}

export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField {...password} autoComplete="new-password" label={label} hint={t('forms:fields.passwordHint')} />
      <PasswordField {...confirmation} autoComplete="new-password" label={t('forms:fields.confirmPassword')} />
    </>
  );
}
