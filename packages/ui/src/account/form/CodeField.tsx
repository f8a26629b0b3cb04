import { foldDigits } from '@mashrabiya/i18n';
import { KeySquare } from 'lucide-react';
import type { FieldBinding } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';

interface CodeFieldProps extends FieldBinding<string> {
  label: string;
  /** Six digits only, or a recovery code as well. */
  digits: boolean;
  autoFocus?: boolean;
}

/** A code that is valid once; phones offer it from where they find it. */
export function CodeField({ digits, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      valid={false}
      // Groups of Arabic digits would stand in the wrong order, left to right.
      onChange={(typed) => onChange(foldDigits(typed))}
      dir="ltr"
      inputMode={digits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      icon={KeySquare}
    />
  );
}
