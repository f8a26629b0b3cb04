import { useState } from 'react';

/** Own error of a field, such as an invalid date: shown after blur, then on each change, as in `useCallForm`. */
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
