import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';

export interface ProblemProps {
  /** Null hides the message; its element stays, so that the next one is announced. */
  text: string | null;
  id?: string;
}

/** Error about chosen files, announced at once. */
export function Problem({ text, id }: ProblemProps) {
  return (
    <div role="alert" id={id}>
      {text && (
        <FormHelperText error>
          <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
          {text}
        </FormHelperText>
      )}
    </div>
  );
}
