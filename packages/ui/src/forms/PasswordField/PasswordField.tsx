import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { touchTarget } from '../../theme/tokens.ts';
import { Field, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'icon' | 'ref'> {
  /** `new-password` makes browsers suggest a strong password. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Password field with a show button; caret and focus stay in place. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { autoComplete = 'current-password', disabled, onChange, ...input }] = splitField(props);
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);

  useLayoutEffect(() => {
    // Restores the caret, which browsers lose when the input's type changes.
    if (!caret.current) return;
    const [start, end] = caret.current;
    caret.current = null;
    if (document.activeElement === ref.current) ref.current?.setSelectionRange(start, end);
  });

  return (
    <Field
      {...field}
      icon={LockKeyhole}
      endSpace={touchTarget}
      end={
        <IconButton
          icon={isVisible ? EyeOff : Eye}
          label={t('forms:fields.showPassword')}
          aria-pressed={isVisible}
          disabled={disabled}
          // Keep the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            caret.current = [ref.current?.selectionStart ?? null, ref.current?.selectionEnd ?? null];
            setIsVisible(!isVisible);
          }}
        />
      }
    >
      {(frame) => (
        <FieldInput
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...frame}
          ref={ref}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
