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
        <p className="problem">
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
          {text}
        </p>
      )}
    </div>
  );
}
