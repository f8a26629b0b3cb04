import { ROLES, type Role, RoleInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface RoleFormProps {
  role: Role;
  /** Rejects with the server's problems; see `useCallForm`. */
  onRoleChange(input: RoleInput): Promise<unknown>;
}

export function RoleForm({ role, onRoleChange }: RoleFormProps) {
  const { t } = useTranslation();
  const form = useCallForm({ schema: RoleInput, initial: { role }, call: onRoleChange });
  return (
    <form {...form.form} className="decision">
      <h2>{t('moderation:people.role')}</h2>
      <p className="note">{t('moderation:people.roleText')}</p>
      <FormErrorBox problems={form.problems} />
      <SelectField
        id={form.getFieldId('role')}
        label={t('moderation:people.role')}
        error={form.getError('role')}
        options={ROLES.map((roleOption) => ({ value: roleOption, text: t(`moderation:people.roles.${roleOption}`) }))}
        value={form.values.role}
        onChange={(value) => form.change({ role: ROLES.find((roleOption) => roleOption === value) ?? role })}
      />
      <Button wide variant="outlined" type="submit" busy={form.busy} disabled={form.values.role === role}>
        {t('moderation:people.give')}
      </Button>
    </form>
  );
}
