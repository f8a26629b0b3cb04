import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../forms/callForm/useCallForm.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';

interface CurrentPasswordFieldProps extends FieldBinding<string | null> {
  autoFocus?: boolean;
}

/** Current password; renders nothing if the account has none. Never marked as valid: it may still be wrong. */
export function CurrentPasswordField({ value, ...field }: CurrentPasswordFieldProps) {
  const { t } = useTranslation();
  if (value === null) return null;
  return <PasswordField {...field} value={value} valid={false} label={t('account:field.currentPassword')} />;
}
