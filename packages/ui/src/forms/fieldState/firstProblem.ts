import type { useOwnProblem } from './useOwnProblem.ts';

/** The field's own error wins: the form reports unreadable text as a missing answer. */
export const selectProblem = (
  formError: string | undefined,
  ownProblem: ReturnType<typeof useOwnProblem>,
  isUnreadable: boolean,
): string | undefined =>
  isUnreadable && formError !== undefined ? ownProblem.problem : (formError ?? ownProblem.shown);
