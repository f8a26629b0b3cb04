import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../forms/callForm/useCallForm.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';

/** Asks for the current password. That it has the form of one is not told: it may still be wrong. */
export function CurrentPasswordField(field: FieldBinding<string>) {
  const { t } = useTranslation();
  return <PasswordField {...field} autoFocus valid={false} label={t('account:field.currentPassword')} />;
}
