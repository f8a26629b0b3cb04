import styled from '@emotion/styled';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '../../finding/combobox/useCombobox.ts';
import { optionsStyles } from '../../finding/field/fieldStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Spinner } from '../Field/Spinner.tsx';
import { type AutocompleteOption, findOptions } from './findOptions.ts';

export interface AutocompleteFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'ref' | 'value' | 'onChange' | 'children' | 'list'> {
  options: readonly AutocompleteOption[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange(value: string | null): void;
  /** Which options fit what was typed, best first; by the words of their texts when absent. */
  find?(typed: string): readonly AutocompleteOption[];
  /** The options are on their way. */
  loading?: boolean;
  /** What must be chosen before, in words; until then the field waits. */
  waitsFor?: string;
}

const Root = styled(Field)(optionsStyles);

/** One out of many, found by typing its name. What is typed is no answer before it is picked. */
export function AutocompleteField({
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
  onChange,
  find,
  loading = false,
  waitsFor,
  disabled = false,
  placeholder,
  name,
  onBlur,
  ...input
}: AutocompleteFieldProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const idle = waitsFor !== undefined || loading || options.length === 0;
  const fitting = idle ? [] : (find?.(typed ?? '') ?? findOptions(options, typed ?? ''));
  const chosen = waitsFor === undefined ? options.find((option) => option.value === value) : undefined;
  const combobox = useCombobox({
    options: fitting,
    keyOf: (option) => option.value,
    pickFirst: Boolean(typed),
    onPick: (option) => onChange(option.value),
    onClose: () => setTyped(null),
  });
  const field = { label, hint, error, valid, optional, icon, className, style, id };
  const empty =
    waitsFor ?? (loading ? t('common.loading') : options.length === 0 ? t('forms.select.none') : placeholder);

  const clear = (
    <button
      type="button"
      aria-label={t('forms.select.clear', { label })}
      onClick={() => {
        onChange(null);
        ref.current?.focus();
      }}
    >
      <X aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
  const chevron = <ChevronDown className="pad" aria-hidden size={20} strokeWidth={1.75} />;

  return (
    <Root
      {...field}
      endSpace={chosen && !disabled ? 44 : 30}
      end={loading ? <Spinner className="pad" /> : chosen && !disabled ? clear : chevron}
      popup={
        <>
          {name && <input type="hidden" name={name} value={chosen?.value ?? ''} />}
          {combobox.shown && (
            <ul className="options" {...combobox.listProps} aria-label={label}>
              {fitting.map((option, index) => {
                const { key, ...props } = combobox.optionProps(option, index);
                return (
                  <li key={key} {...props}>
                    <span>{option.text}</span>
                    {option.detail && <span className="within">{option.detail}</span>}
                  </li>
                );
              })}
            </ul>
          )}
          {typed && fitting.length === 0 && (
            <p className="none" role="status">
              {t('forms.select.noMatch')}
            </p>
          )}
        </>
      }
    >
      {(control) => (
        <input
          {...input}
          {...control}
          {...combobox.inputProps}
          ref={ref}
          aria-busy={loading || undefined}
          disabled={disabled || idle}
          placeholder={empty ?? t('forms.select.choose')}
          value={typed ?? chosen?.text ?? ''}
          onClick={combobox.open}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.open();
          }}
          onBlur={(event) => {
            if (typed === '' && value !== null) onChange(null);
            combobox.inputProps.onBlur();
            onBlur?.(event);
          }}
        />
      )}
    </Root>
  );
}
