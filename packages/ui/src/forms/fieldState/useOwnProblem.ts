import { useState } from 'react';

/**
 * The problem of a field that judges its answer by itself, such as a date that is none: shown once the field was typed in
 * and left, and from then on as one types, like those of a form (`useCallForm`).
 */
export function useOwnProblem(problem: string | undefined) {
  const [typed, setTyped] = useState(false);
  const [left, setLeft] = useState(false);
  return {
    problem,
    shown: left ? problem : undefined,
    onType: () => setTyped(true),
    onLeave: () => setLeft((before) => before || typed),
  };
}
