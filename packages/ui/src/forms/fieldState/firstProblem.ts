import type { useOwnProblem } from './useOwnProblem.ts';

/** Error to show: a form takes text that it cannot read for a missing answer, so then the field knows better. */
export const firstProblem = (
  formError: string | undefined,
  own: ReturnType<typeof useOwnProblem>,
  isUnreadable: boolean,
): string | undefined => (isUnreadable && formError !== undefined ? own.problem : (formError ?? own.shown));
