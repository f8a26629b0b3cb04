import { useState } from 'react';
import { type FieldPhase, nextPhase, stateOf } from './fieldState.ts';

/**
 * A field's answer and how it looks: untouched, then typing, then valid or invalid once it is left, and from then on as
 * one types (specification, section 5). `problemOf` says what is wrong with an answer, in words.
 */
export function useFieldState<T>(initial: T, problemOf: (value: T) => string | undefined) {
  const [value, setValue] = useState(initial);
  const [phase, setPhase] = useState<FieldPhase>('untouched');
  const problem = problemOf(value);
  const state = stateOf(phase, problem);
  const empty = value === '' || value === null || value === undefined;
  return {
    value,
    /** What is wrong, whether it is shown yet or not. */
    problem,
    state,
    /** Shows how the answer does, for a try to submit. */
    show: () => setPhase((now) => nextPhase(now, 'submit')),
    reset: () => {
      setValue(initial);
      setPhase('untouched');
    },
    /** For the field to spread. */
    props: {
      value,
      error: state === 'invalid' ? problem : undefined,
      valid: state === 'valid' && !empty,
      onChange: (next: T) => {
        setValue(next);
        setPhase((now) => nextPhase(now, 'type'));
      },
      onBlur: () => setPhase((now) => nextPhase(now, 'leave')),
    },
  };
}

/** For fields that know by themselves what cannot be right: their own problem, once it is time to show it. */
export function useOwnProblem(problem: string | undefined) {
  const [phase, setPhase] = useState<FieldPhase>('untouched');
  return {
    shown: stateOf(phase, problem) === 'invalid' ? problem : undefined,
    onType: () => setPhase((now) => nextPhase(now, 'type')),
    onLeave: () => setPhase((now) => nextPhase(now, 'leave')),
  };
}
