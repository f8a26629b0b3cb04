import { foldDigits } from '@mashrabiya/i18n';
import { KeySquare } from 'lucide-react';
import type { FieldBinding } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';

interface CodeFieldProps extends FieldBinding<string> {
  label: string;
  /** True for six digits only; recovery codes are allowed otherwise. */
  digitsOnly: boolean;
  autoFocus?: boolean;
}

/** One-time code, with autofill on phones. */
export function CodeField({ digitsOnly, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      valid={false}
      // Groups of Arabic digits would appear in the wrong order left-to-right.
      onChange={(typedText) => onChange(foldDigits(typedText))}
      dir="ltr"
      inputMode={digitsOnly ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      icon={KeySquare}
    />
  );
}
