import type { useOwnProblem } from './useOwnProblem.ts';

/** The field's own error wins: the form reports unreadable text as a missing answer. */
export const selectProblem = (
  formError: string | undefined,
  own: ReturnType<typeof useOwnProblem>,
  isUnreadable: boolean,
): string | undefined => (isUnreadable && formError !== undefined ? own.problem : (formError ?? own.shown));
