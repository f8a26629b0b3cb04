import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldHelpProps {
  id: string;
  error?: string;
  /** The help changes while one types: errors alone are said aloud. */
  quiet?: boolean;
  /** Help, while nothing is wrong. */
  children?: ReactNode;
}

/** Help, or what is wrong in its place, said aloud when it changes. */
export function FieldHelp({ id, error, quiet = false, children }: FieldHelpProps) {
  return (
    <FormHelperText
      id={id}
      className={error === undefined ? 'note' : 'note problem'}
      error={error !== undefined}
      aria-live={quiet && error === undefined ? 'off' : 'polite'}
    >
      {error !== undefined && <CircleAlert aria-hidden size={16} strokeWidth={1.75} />}
      <span>{error ?? children}</span>
    </FormHelperText>
  );
}
