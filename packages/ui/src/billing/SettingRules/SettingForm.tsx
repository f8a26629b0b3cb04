import type { FinanceSetting, SettingInput } from '@mashrabiya/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { SaveButtons } from '../versions/SaveButtons.tsx';
import { ValidFromField } from '../versions/ValidFromField.tsx';
import { createSettingSchema, formatSettingText } from './settingText.ts';

interface SettingFormProps {
  setting: FinanceSetting;
  now: Date;
  onSubmit(input: SettingInput): Promise<unknown>;
  onCancel(): void;
}

/** New version of a finance setting from a date. */
export function SettingForm({ setting, now, onSubmit, onCancel }: SettingFormProps) {
  const { t } = useTranslation();
  const schema = useMemo(() => createSettingSchema(setting.key), [setting.key]);
  const form = useCallForm({
    schema,
    initial: { text: formatSettingText(setting), valid_from: now.toISOString() },
    call: onSubmit,
  });
  return (
    <form {...form.form}>
      <FormErrorBox problems={form.problems} />
      <LongTextField
        {...form.field('text')}
        dir="auto"
        label={t(`finance:setting.${setting.key}`)}
        hint={t(`finance:hint.${setting.key}`)}
      />
      <ValidFromField
        id={form.getFieldId('valid_from')}
        now={now}
        error={form.getError('valid_from')}
        value={form.values.valid_from}
        onChange={(valid_from) => form.change({ valid_from })}
      />
      <p className="secondary">{t('finance:rules.audited')}</p>
      <SaveButtons label={t('finance:rules.save')} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
