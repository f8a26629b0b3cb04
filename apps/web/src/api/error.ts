import type { Problem, ProblemCode } from '@mashrabiya/contract';

/** Why a call failed: one of the contract's codes, or `network` when no answer came. */
export type FailureCode = ProblemCode | 'network';

/** The one error that the client throws. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The problems of the input, in the user's language, with pointers to their fields. */
  readonly problems: readonly Problem[];

  constructor(code: FailureCode, status: number, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.problems = problems;
  }
}

/** The code of a failed call, also of an error in the page's dehydrated state. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const MISSING: readonly unknown[] = ['not_found', 'invalid_id'] satisfies FailureCode[];

/** Whether the call failed with 404. */
export const isNotFound = (error: unknown): boolean => MISSING.includes(codeOf(error));

/** Whether the call failed with 410. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'gone';
