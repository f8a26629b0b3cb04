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

const MISSING: readonly unknown[] = ['not_found', 'invalid_id'] satisfies FailureCode[];

/** Whether a failed call asked for something that is not there; also of an error that came with the page as data. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && MISSING.includes(error.code);
