import { useState } from 'react';

/** Own error of a field, such as an invalid date: shown after blur, then on each change, as in `useCallForm`. */
export function useFieldProblem(problem: string | undefined) {
  const [isEdited, setEdited] = useState(false);
  const [isTouched, setTouched] = useState(false);
  return {
    problem,
    shown: isTouched ? problem : undefined,
    onType: () => setEdited(true),
    onLeave: () => setTouched((wasTouched) => wasTouched || isEdited),
  };
}
