import FilledInput from '@mui/material/FilledInput';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import { countCharacters, shouldAnnounce } from './textLength.ts';

export interface LongTextFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'textarea'>,
      keyof FieldProps | 'value' | 'onChange' | 'children' | 'minLength' | 'maxLength'
    > {
  value: string;
  onChange(value: string): void;
  /** Minimum length without surrounding whitespace (specification, section 5); shown as a countdown. */
  minLength?: number;
  /** Longer text can be typed, so that a paste is not cut silently; the counter shows the excess. */
  maxLength?: number;
}

/** Multi-line text field that grows with its content and shows how many characters are missing. */
export function LongTextField(props: LongTextFieldProps) {
  const [field, { value, minLength = 0, maxLength, disabled, onChange, ...textarea }] = splitField(props);
  const { t } = useTranslation();
  const length = countCharacters(value);
  const missingCount = minLength - length;
  const excessCount = maxLength === undefined ? 0 : length - maxLength;
  const [announced, setAnnounced] = useState<number | null>(null);
  const missingHint = missingCount > 0 && length > 0 ? t('forms:fields.needed', { count: missingCount }) : undefined;
  const tooLong = excessCount > 0 ? t('forms:fields.over', { count: excessCount }) : undefined;

  return (
    <Field
      {...field}
      hint={missingHint ?? field.hint}
      error={field.error ?? tooLong}
      announcesErrorsOnly
      aside={
        <>
          <span className={excessCount > 0 ? 'aside over' : 'aside'} aria-hidden>
            <bdi dir="ltr">
              <NumberText value={length} />
              {maxLength !== undefined && ' / '}
              {maxLength !== undefined && <NumberText value={maxLength} />}
            </bdi>
          </span>
          <span className="visually-hidden" role="status">
            {announced !== null && t('forms:fields.needed', { count: announced })}
          </span>
        </>
      }
    >
      {(frame) => (
        <FilledInput
          {...frame}
          multiline
          // Grows with CSS: MUI's autosize measures the layout on every render.
          inputComponent="textarea"
          rows={3}
          disabled={disabled}
          // Typed text has its own direction; an empty field has the page's.
          inputProps={{ type: undefined, dir: length > 0 ? 'auto' : undefined, ...textarea }}
          value={value}
          onChange={(event) => {
            const next = event.currentTarget.value;
            const nextMissingCount = minLength - countCharacters(next);
            if (nextMissingCount <= 0) setAnnounced(null);
            else if (shouldAnnounce(nextMissingCount)) setAnnounced(nextMissingCount);
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}
