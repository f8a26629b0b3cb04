import type { Problem, ProblemCode } from '@mashrabiya/contract';

/** Problem code of the contract, or `network` when no response came. */
export type FailureCode = ProblemCode | 'network';

export class ApiError extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Input problems in the user's language, with pointers to their fields. */
  readonly problems: readonly Problem[];

  constructor(code: FailureCode, status: number, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.problems = problems;
  }
}

const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const NOT_FOUND_CODES: readonly unknown[] = ['not_found', 'invalid_id'] satisfies FailureCode[];

export const isNotFound = (error: unknown): boolean => NOT_FOUND_CODES.includes(getErrorCode(error));

export const isUnavailable = (error: unknown): boolean => getErrorCode(error) === 'gone';
