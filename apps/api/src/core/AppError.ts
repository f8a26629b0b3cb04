import { type ErrorAnswer, getProblemStatus, JSON_API_TYPE, type ProblemCode } from '@mashrabiya/contract';
import { getErrorMessage, type Language } from '@mashrabiya/i18n';

export interface Fault {
  code: ProblemCode;
  parameter?: string;
  pointer?: string;
}

/** A refusal with a code of the catalogue. The first fault decides the status. */
export class AppError extends Error {
  override name = 'AppError';
  readonly faults: readonly [Fault, ...Fault[]];

  constructor(...faults: [Fault, ...Fault[]]) {
    super(
      faults
        .map(({ code, parameter, pointer }) => [code, parameter ?? pointer].filter(Boolean).join(' at '))
        .join(', '),
    );
    this.faults = faults;
  }
}

export type RetryLaterCode =
  | 'too_many_requests'
  | 'too_many_logins'
  | 'retry_too_soon'
  | 'new_account_limit'
  | 'overloaded';

export class RetryLaterError extends AppError {
  override name = 'RetryLaterError';
  readonly retryAfterSeconds: number;

  constructor(code: RetryLaterCode, retryAfterSeconds: number) {
    super({ code });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Readable name of a field; for an item of a list, the name of the list. */
const describeField = ({ parameter, pointer }: Fault): string =>
  parameter ?? pointer?.split('/').findLast((segment) => !/^\d*$/.test(segment)) ?? '';

export function buildErrorAnswer(faults: readonly Fault[], language: Language, waitSeconds?: number): ErrorAnswer {
  return {
    errors: faults.map((fault) => ({
      status: String(getProblemStatus(fault.code)),
      code: fault.code,
      title: getErrorMessage(fault.code, language, describeField(fault), waitSeconds),
      ...(fault.parameter !== undefined && { source: { parameter: fault.parameter } }),
      ...(fault.pointer !== undefined && { source: { pointer: fault.pointer } }),
    })),
  };
}

export const buildRetryHeader = (error: Error): { 'retry-after'?: string } =>
  error instanceof RetryLaterError ? { 'retry-after': String(error.retryAfterSeconds) } : {};

export function createErrorResponse(error: AppError, language: Language, headers?: Record<string, string>): Response {
  const { faults } = error;
  const waitSeconds = error instanceof RetryLaterError ? error.retryAfterSeconds : undefined;
  return Response.json(buildErrorAnswer(faults, language, waitSeconds), {
    status: getProblemStatus(faults[0].code),
    headers: {
      'content-type': JSON_API_TYPE,
      'cache-control': 'no-store',
      'content-language': language,
      ...buildRetryHeader(error),
      ...headers,
    },
  });
}
