import type { ErrorCode } from '@mashrabiya/contract';

/** Why a call failed: one of the catalogue's codes, or `network` when no answer came. */
export type FailureCode = ErrorCode | 'network';

/** The one error that the client throws. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The field that was refused, as the wire names it. */
  readonly field: string | undefined;

  constructor(code: FailureCode, status: number, message: string, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
  }
}

/** The code of a failed call, also of an error that came with the page as data. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const MISSING: readonly unknown[] = ['not_found', 'invalid_id'] satisfies FailureCode[];

/** Whether a failed call asked for something that is not there. */
export const isNotFound = (error: unknown): boolean => MISSING.includes(codeOf(error));

/** Whether a failed call asked for something that was there once. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'gone';
