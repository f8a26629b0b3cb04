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
  dependencyHint?: string;
}

const Empty = styled('span')({ color: role.inkMuted });

export function SelectField(props: SelectFieldProps) {
  const [
    field,
    { options, value, placeholder, loading = false, dependencyHint, disabled = false, onChange, ...select },
  ] = splitField(props);
  const { t } = useTranslation();
  const isIdle = dependencyHint !== undefined || loading || options.length === 0;
  const selectedOption = isIdle ? undefined : options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(input) => (
        <Select
          {...select}
          {...input}
          labelId={`${input.id}-label`}
          SelectDisplayProps={{ 'aria-busy': loading || undefined }}
          {...(loading && { IconComponent: Spinner })}
          disabled={disabled || isIdle}
          displayEmpty
          value={selectedOption?.value ?? ''}
          renderValue={() => selectedOption?.text ?? <Empty>{getEmptyText()}</Empty>}
          onChange={(event) => onChange(event.target.value)}
        >
          {field.optional && <MenuItem value="">{getEmptyText()}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.text}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );

  function getEmptyText(): string {
    if (dependencyHint !== undefined) return dependencyHint;
    if (loading) return t('common:loading');
    if (options.length === 0) return t('forms:select.none');
    return placeholder ?? t('forms:select.choose');
  }
}
