import type { useFieldProblem } from './useFieldProblem.ts';

/** The field's own error wins: the form reports unreadable text as a missing answer. */
export const selectProblem = (
  formError: string | undefined,
  ownProblem: ReturnType<typeof useFieldProblem>,
  isUnreadable: boolean,
): string | undefined =>
  isUnreadable && formError !== undefined ? ownProblem.problem : (formError ?? ownProblem.shown);
