import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';

export interface ProblemProps {
  /** Null says nothing; the place for it stays, so that it is announced when it comes. */
  text: string | null;
  id?: string;
}

/** What is wrong with what was chosen, said at once. */
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
