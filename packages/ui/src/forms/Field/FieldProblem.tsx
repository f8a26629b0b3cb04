import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';

export interface FieldProblemProps {
  /** Null hides the message; its element stays, so that the next one is announced. */
  text: string | null;
  id?: string;
}

/** Error of a picker or a group of choices, announced at once. */
export function FieldProblem({ text, id }: FieldProblemProps) {
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
