import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldHelpProps {
  id: string;
  error?: string;
  /** The help changes while the user types, so only errors are announced. */
  announcesErrorsOnly?: boolean;
  children?: ReactNode;
}

/** Help text or error; changes are announced. */
export function FieldHelp({ id, error, announcesErrorsOnly = false, children }: FieldHelpProps) {
  return (
    <FormHelperText
      id={id}
      className={error === undefined ? 'note' : 'note problem'}
      error={error !== undefined}
      aria-live={announcesErrorsOnly && error === undefined ? 'off' : 'polite'}
    >
      {error !== undefined && <CircleAlert aria-hidden size={16} strokeWidth={1.75} />}
      <span>{error ?? children}</span>
    </FormHelperText>
  );
}
