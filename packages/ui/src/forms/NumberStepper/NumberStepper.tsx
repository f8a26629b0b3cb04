import { parseNumber } from '@mashrabiya/contract';
import { foldDigits, formatNumber } from '@mashrabiya/i18n';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Field, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { selectProblem } from '../fieldState/selectProblem.ts';
import { useFieldProblem } from '../fieldState/useFieldProblem.ts';
import { useFieldText } from '../fieldState/useFieldText.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { stepNumber } from './stepCount.ts';

export interface NumberStepperProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  /** Whole number, or null. A fraction is reported as typed, and shown as an error. */
  value: number | null;
  onChange(value: number | null): void;
  /** Limits, where the steps stop. */
  min?: number;
  max?: number;
  /** Value of the first step from empty; default: the minimum. */
  start?: number | undefined;
  /** A year is written without thousands separators. */
  isYear?: boolean;
}

/** Number field with minus and plus buttons, arrow keys, Home and End for the limits, or typed digits of any script. */
export function NumberStepper(props: NumberStepperProps) {
  const [field, { value, min = 0, max = 99, start, isYear = false, disabled, onChange, onBlur, ...input }] =
    splitField(props);
  const { t } = useTranslation();
  const { language } = useLocale();
  const typing = useFieldText(value === null ? '' : String(value));
  const isUnreadable = value === null && typing.text.trim() !== '';
  const formatLimit = (limit: number) => (isYear ? String(limit) : formatNumber(limit, language));
  const ownProblem = useFieldProblem(problem());

  function problem(): string | undefined {
    if (value === null) return isUnreadable ? t('forms:problem.number_invalid') : undefined;
    if (!Number.isInteger(value)) return t('forms:problem.number_not_whole');
    if (value < min) return t('forms:errors.belowLimit', { limit: formatLimit(min) });
    if (value > max) return t('search:problem.overLimit', { limit: formatLimit(max) });
    return undefined;
  }
  const setNumber = (next: number | null) => {
    typing.stopEditing();
    if (next !== value) onChange(next);
  };
  const step = (direction: 1 | -1) => setNumber(stepNumber(value, direction, { min, max, start }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Home') setNumber(min);
    else if (event.key === 'End') setNumber(max);
    else return;
    event.preventDefault();
  };
  const renderButton = (direction: 1 | -1) => (
    <IconButton
      icon={direction > 0 ? Plus : Minus}
      label={t(direction > 0 ? 'forms:fields.increase' : 'forms:fields.decrease', { label: field.label })}
      // Not a tab stop: the arrow keys do the same in the field.
      tabIndex={-1}
      disabled={disabled || (value !== null && (direction > 0 ? value >= max : value <= min))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => step(direction)}
    />
  );

  return (
    <Field
      {...field}
      error={selectProblem(field.error, ownProblem, isUnreadable)}
      endSpace={86}
      end={
        <>
          {renderButton(-1)}
          {renderButton(1)}
        </>
      }
    >
      {(frame) => (
        <FieldInput
          autoComplete="off"
          {...input}
          {...frame}
          className="tabular"
          type="text"
          // The number pad of a phone has no minus.
          inputMode={min < 0 ? 'text' : 'numeric'}
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={typing.text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const typedText = foldDigits(event.currentTarget.value);
            typing.type(typedText);
            ownProblem.onType();
            onChange(parseNumber(typedText));
          }}
          onBlur={(event) => {
            if (Number.isSafeInteger(value) || !typing.text.trim()) typing.stopEditing();
            ownProblem.onLeave();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
