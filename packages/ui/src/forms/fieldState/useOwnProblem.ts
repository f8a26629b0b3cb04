import { useState } from 'react';
import { type FieldPhase, nextPhase, stateOf } from './fieldState.ts';

/** For fields that know by themselves what cannot be right: their own problem, once it is time to show it. */
export function useOwnProblem(problem: string | undefined) {
  const [phase, setPhase] = useState<FieldPhase>('untouched');
  return {
    shown: stateOf(phase, problem) === 'invalid' ? problem : undefined,
    onType: () => setPhase((now) => nextPhase(now, 'type')),
    onLeave: () => setPhase((now) => nextPhase(now, 'leave')),
  };
}
