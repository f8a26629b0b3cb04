import FilledInput from '@mui/material/FilledInput';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import { lengthOf, worthSaying } from './textLength.ts';

export interface LongTextFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'textarea'>,
      keyof FieldProps | 'value' | 'onChange' | 'children' | 'minLength' | 'maxLength'
    > {
  value: string;
  onChange(value: string): void;
  /** Fewest characters, without the space around (specification, section 5); the field counts down to it. */
  minLength?: number;
  /** Most characters. More can be typed, so that a pasted text is not cut in silence; the counter says so. */
  maxLength?: number;
}

/** A text of several lines that grows with what is written and says how much is still needed. */
export function LongTextField(props: LongTextFieldProps) {
  const [field, { value, minLength = 0, maxLength, disabled, onChange, ...textarea }] = splitField(props);
  const { t } = useTranslation();
  const length = lengthOf(value);
  const needed = minLength - length;
  const over = maxLength === undefined ? 0 : length - maxLength;
  const [said, setSaid] = useState<number | null>(null);
  const rest = needed > 0 && length > 0 ? t('forms:fields.needed', { count: needed }) : undefined;
  const tooLong = over > 0 ? t('forms:fields.over', { count: over }) : undefined;

  return (
    <Field
      {...field}
      hint={rest ?? field.hint}
      error={field.error ?? tooLong}
      quietHint
      aside={
        <>
          <span className={over > 0 ? 'aside over' : 'aside'} aria-hidden>
            <bdi dir="ltr">
              <Num value={length} />
              {maxLength !== undefined && ' / '}
              {maxLength !== undefined && <Num value={maxLength} />}
            </bdi>
          </span>
          <span className="visually-hidden" role="status">
            {said !== null && t('forms:fields.needed', { count: said })}
          </span>
        </>
      }
    >
      {(frame) => (
        <FilledInput
          {...frame}
          multiline
          // It grows by itself: MUI's own measures the page each time it is drawn.
          inputComponent="textarea"
          rows={3}
          disabled={disabled}
          // What people write has its own direction; an empty field has the page's.
          inputProps={{ type: undefined, dir: length > 0 ? 'auto' : undefined, ...textarea }}
          value={value}
          onChange={(event) => {
            const next = event.currentTarget.value;
            const left = minLength - lengthOf(next);
            if (left <= 0) setSaid(null);
            else if (worthSaying(left)) setSaid(left);
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}
