import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Spinner } from '../Field/Spinner.tsx';

export interface SelectOption {
  value: string;
  text: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'value' | 'onChange' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange(value: string): void;
  /** Stands in the empty field: "Choose the kind". */
  placeholder?: string;
  /** The options are on their way. */
  loading?: boolean;
  /** What must be chosen before, in words; until then the field waits. */
  waitsFor?: string;
}

/** One out of a few, with the platform's own list. */
export function SelectField({
  label,
  hint,
  error,
  valid,
  optional,
  icon,
  className,
  style,
  id,
  options,
  value,
  placeholder,
  loading = false,
  waitsFor,
  disabled = false,
  onChange,
  ...select
}: SelectFieldProps) {
  const { t } = useTranslation();
  const field = { label, hint, error, valid, optional, icon, className, style, id };
  const idle = waitsFor !== undefined || loading || options.length === 0;
  return (
    <Field
      {...field}
      endSpace={30}
      end={
        loading ? <Spinner className="pad" /> : <ChevronDown className="pad" aria-hidden size={20} strokeWidth={1.75} />
      }
    >
      {(control) => (
        <select
          {...select}
          {...control}
          aria-busy={loading || undefined}
          disabled={disabled || idle}
          value={idle ? '' : value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="" disabled={!optional} hidden={!optional}>
            {emptyText()}
          </option>
          {!idle &&
            options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
        </select>
      )}
    </Field>
  );

  function emptyText(): string {
    if (waitsFor !== undefined) return waitsFor;
    if (loading) return t('common.loading');
    if (options.length === 0) return t('forms.select.none');
    return placeholder ?? t('forms.select.choose');
  }
}
