import { foldDigits } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { Field, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { useFieldProblem } from '../fieldState/useFieldProblem.ts';
import { useCaret, useFieldText } from '../fieldState/useFieldText.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { foldPhone, groupPhone, isMobile } from './phoneDigits.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode'> {
  /** National form: 01, then one of 0 1 2 5, then eight digits. While incomplete, the digits so far. */
  value: string;
  /** Reports the national form, also from `+20`, spaces or ٠-٩; the digits so far while incomplete. */
  onChange(value: string): void;
}

/** Egyptian mobile number, left-to-right in both languages. Shows an error for an invalid number after blur. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { value, onChange, onBlur, ...input }] = splitField(props);
  const { t } = useTranslation();
  const typing = useFieldText(groupPhone(value));
  const placeCaret = useCaret();
  const ownProblem = useFieldProblem(value === '' || isMobile(value) ? undefined : t('forms:errors.phone'));
  return (
    <Field {...field} error={field.error ?? ownProblem.shown}>
      {(frame) => (
        <FieldInput
          autoComplete="tel"
          placeholder={t('forms:fields.phoneExample')}
          {...input}
          {...frame}
          className="tabular"
          type="tel"
          inputMode="tel"
          dir="ltr"
          value={typing.text}
          onChange={(event) => {
            const { value: typedText, selectionStart } = event.currentTarget;
            placeCaret(event.currentTarget, selectionStart ?? typedText.length);
            typing.type(foldDigits(typedText));
            ownProblem.onType();
            onChange(foldPhone(typedText));
          }}
          onBlur={(event) => {
            typing.stopEditing();
            ownProblem.onLeave();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
