import Autocomplete from '@mui/material/Autocomplete';
import FilledInput from '@mui/material/FilledInput';
import { type ComponentPropsWithRef, type FocusEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import { Spinner } from '../Field/Spinner.tsx';
import { type AutocompleteOption, findOptions } from './findOptions.ts';
import { OptionDetail } from './OptionDetail.tsx';
import { OptionGroup } from './OptionGroup.tsx';

export interface AutocompleteFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'ref' | 'value' | 'onChange' | 'children' | 'list'> {
  options: readonly AutocompleteOption[];
  value: string | null;
  onChange(value: string | null): void;
  /** Options that match the typed text, best first. Default: match by the words of their texts. */
  find?(typedText: string): readonly AutocompleteOption[];
  loading?: boolean;
  /** Hint that names the field to fill in first; the field is disabled while it is set. */
  dependencyHint?: string;
}

/** Combobox for one of many options. Typed text counts as an answer only after an option is picked. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const [
    { className, style, ...field },
    {
      options,
      value,
      onChange,
      find,
      loading = false,
      dependencyHint,
      disabled = false,
      placeholder,
      name,
      onBlur,
      ...input
    },
  ] = splitField(props);
  const { t } = useTranslation();
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const [isTyping, setIsTyping] = useState(false);
  const isIdle = dependencyHint !== undefined || loading || options.length === 0;
  const selectedOption = dependencyHint === undefined ? options.find((option) => option.value === value) : undefined;
  const emptyText =
    dependencyHint ?? (loading ? t('common:loading') : options.length === 0 ? t('forms:select.none') : placeholder);

  return (
    <Autocomplete
      className={className}
      style={style}
      id={id}
      options={options}
      value={selectedOption?.value ?? null}
      disabled={disabled || isIdle}
      getOptionLabel={(option) => option.text}
      getOptionKey={(option) => option.value}
      getOptionValue={(option) => option.value}
      filterOptions={(_, { inputValue }) => [...(find?.(inputValue) ?? findOptions(options, inputValue))]}
      {...(options.some(({ group }) => group) && { groupBy: ({ group = '' }: AutocompleteOption) => group })}
      renderGroup={({ key, group, children }) => (
        <OptionGroup key={key} group={group}>
          {children}
        </OptionGroup>
      )}
      // Enter picks the first match, but nothing before the user types.
      autoHighlight={isTyping}
      handleHomeEndKeys={false}
      // The clear button takes the arrow's place.
      forcePopupIcon={!selectedOption || disabled}
      {...(loading && { popupIcon: <Spinner /> })}
      clearText={t('forms:select.clear', { label: field.label })}
      noOptionsText={t('forms:select.noMatch')}
      onInputChange={(_, text, reason) => setIsTyping(reason === 'input' && text !== '')}
      onChange={(event, next, reason) => {
        // Ignore clearing by typing: another option may follow. Leaving the field empty clears the value.
        if (reason !== 'clear' || event.type === 'click') onChange(next);
      }}
      renderOption={({ key, ...option }, { text, detail }) => (
        <li key={key} {...option}>
          <span>{text}</span>
          {detail && <OptionDetail>{detail}</OptionDetail>}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <>
          {name && <input type="hidden" name={name} value={selectedOption?.value ?? ''} />}
          <Field {...field} id={id} endSpace={30}>
            {(frame) => (
              <FilledInput
                {...slotProps.input}
                disabled={disabled || isIdle}
                startAdornment={frame.startAdornment}
                endAdornment={
                  <>
                    {frame.endAdornment}
                    {slotProps.input.endAdornment}
                  </>
                }
                onBlur={(event) => {
                  if (event.target.value === '' && value !== null) onChange(null);
                  onBlur?.(event as FocusEvent<HTMLInputElement>);
                }}
                inputProps={{
                  ...input,
                  ...slotProps.htmlInput,
                  'aria-describedby': frame['aria-describedby'],
                  'aria-busy': loading || undefined,
                  placeholder: emptyText ?? t('forms:select.choose'),
                }}
              />
            )}
          </Field>
        </>
      )}
    />
  );
}
