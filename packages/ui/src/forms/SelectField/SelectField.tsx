import styled from '@emotion/styled';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import { Spinner } from '../Field/Spinner.tsx';

export interface SelectOption {
  value: string;
  text: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Pick<SelectProps<string>, 'id' | 'name' | 'onBlur' | 'disabled' | 'required' | 'autoFocus'> {
  options: readonly SelectOption[];
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  loading?: boolean;
  /** Hint that names the field to fill in first; the field is disabled while it is set. */
  waitsFor?: string;
}

const Empty = styled('span')({ color: role.inkMuted });

export function SelectField(props: SelectFieldProps) {
  const [field, { options, value, placeholder, loading = false, waitsFor, disabled = false, onChange, ...select }] =
    splitField(props);
  const { t } = useTranslation();
  const idle = waitsFor !== undefined || loading || options.length === 0;
  const chosen = idle ? undefined : options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(input) => (
        <Select
          {...select}
          {...input}
          labelId={`${input.id}-label`}
          SelectDisplayProps={{ 'aria-busy': loading || undefined }}
          {...(loading && { IconComponent: Spinner })}
          disabled={disabled || idle}
          displayEmpty
          value={chosen?.value ?? ''}
          renderValue={() => chosen?.text ?? <Empty>{emptyText()}</Empty>}
          onChange={(event) => onChange(event.target.value)}
        >
          {field.optional && <MenuItem value="">{emptyText()}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.text}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );

  function emptyText(): string {
    if (waitsFor !== undefined) return waitsFor;
    if (loading) return t('common:loading');
    if (options.length === 0) return t('forms:select.none');
    return placeholder ?? t('forms:select.choose');
  }
}
