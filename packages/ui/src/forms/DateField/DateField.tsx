import { foldDigits, formatDate } from '@mashrabiya/i18n';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { Field, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { useFieldProblem } from '../fieldState/useFieldProblem.ts';
import { useCaret, useFieldText } from '../fieldState/useFieldText.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import { formatIsoDate, type IsoDate, parseDate } from './isoDate.ts';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'value' | 'onChange' | 'min' | 'max'> {
  /** Day as `2027-12-25`; null while empty. */
  value: IsoDate | null;
  onChange(value: IsoDate | null): void;
  /** Called with typed text that is no day, in place of `onChange(null)`, so that a form can refuse it. */
  onInvalidText?(text: string): void;
  /** First and last allowed day; other days show an error after blur. */
  min?: IsoDate;
  max?: IsoDate;
  /** Initial month of the calendar, and its highlighted day. */
  today?: IsoDate;
}

/** Date field: typed day first in digits of any script, or picked from a calendar in the direction of the language. */
export function DateField(props: DateFieldProps) {
  const [field, { value, min, max, today, disabled, onChange, onInvalidText, onBlur, ...input }] = splitField(props);
  const { t } = useTranslation();
  const { language } = useLocale();
  const typing = useFieldText(value === null ? '' : formatIsoDate(value));
  const placeCaret = useCaret();
  const ownProblem = useFieldProblem(findProblem());
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);

  function findProblem(): string | undefined {
    const formatLimit = (iso: IsoDate) => formatDate(new Date(iso), language);
    if (value === null) return typing.text.trim() ? t('forms:errors.date') : undefined;
    if (min && value < min) return t('forms:errors.dateEarly', { date: formatLimit(min) });
    if (max && value > max) return t('forms:errors.dateLate', { date: formatLimit(max) });
    return undefined;
  }

  return (
    <>
      <Field
        {...field}
        error={field.error ?? ownProblem.shown}
        endSpace={touchTarget}
        end={
          <IconButton
            icon={CalendarDays}
            label={t('forms:date.open', { label: field.label })}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onClick={(event) => {
              box.current = event.currentTarget.closest<HTMLElement>('.MuiFilledInput-root');
              setOpen(true);
            }}
          />
        }
      >
        {(frame) => (
          <FieldInput
            autoComplete="off"
            placeholder={t('forms:date.example')}
            {...input}
            {...frame}
            className="tabular"
            type="text"
            dir={typing.text ? 'ltr' : undefined}
            disabled={disabled}
            value={typing.text}
            onChange={(event) => {
              const { value: typedText, selectionStart } = event.currentTarget;
              placeCaret(event.currentTarget, selectionStart ?? typedText.length);
              typing.type(foldDigits(typedText));
              ownProblem.onType();
              const day = parseDate(typedText);
              if (day === null && onInvalidText && typedText.trim()) onInvalidText(typedText);
              else onChange(day);
            }}
            onBlur={(event) => {
              if (value !== null || !typing.text.trim()) typing.stopEditing();
              ownProblem.onLeave();
              onBlur?.(event);
            }}
          />
        )}
      </Field>
      <CalendarPopup
        anchor={box.current}
        open={open}
        label={field.label}
        value={value}
        min={min}
        max={max}
        today={today}
        onClose={() => setOpen(false)}
        onPick={(iso) => {
          typing.stopEditing();
          onChange(iso);
          ownProblem.onType();
          ownProblem.onLeave();
          setOpen(false);
        }}
      />
    </>
  );
}
