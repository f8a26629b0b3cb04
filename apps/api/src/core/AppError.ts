import { type ErrorAnswer, JSON_API_TYPE, type ProblemCode, statusOf } from '@mashrabiya/contract';
import { errorMessage, type Language } from '@mashrabiya/i18n';

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

export type RetryLaterCode = 'too_many_requests' | 'too_many_logins' | 'retry_too_soon' | 'overloaded';

/** A refusal with the time until a retry is allowed. */
export class RetryLater extends AppError {
  override name = 'RetryLater';
  readonly retryAfterSeconds: number;

  constructor(code: RetryLaterCode, retryAfterSeconds: number) {
    super({ code });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Readable field name; of a list's item, the list's. */
const fieldOf = ({ parameter, pointer }: Fault): string =>
  parameter ?? pointer?.split('/').findLast((segment) => !/^\d*$/.test(segment)) ?? '';

export function errorAnswer(faults: readonly Fault[], language: Language, waitSeconds?: number): ErrorAnswer {
  return {
    errors: faults.map((fault) => ({
      status: String(statusOf(fault.code)),
      code: fault.code,
      title: errorMessage(fault.code, language, fieldOf(fault), waitSeconds),
      ...(fault.parameter !== undefined && { source: { parameter: fault.parameter } }),
      ...(fault.pointer !== undefined && { source: { pointer: fault.pointer } }),
    })),
  };
}

export const retryHeader = (error: Error): { 'retry-after'?: string } =>
  error instanceof RetryLater ? { 'retry-after': String(error.retryAfterSeconds) } : {};

export function errorResponse(error: AppError, language: Language, headers?: Record<string, string>): Response {
  const { faults } = error;
  const waitSeconds = error instanceof RetryLater ? error.retryAfterSeconds : undefined;
  return Response.json(errorAnswer(faults, language, waitSeconds), {
    status: statusOf(faults[0].code),
    headers: {
      'content-type': JSON_API_TYPE,
      'cache-control': 'no-store',
      'content-language': language,
      ...retryHeader(error),
      ...headers,
    },
  });
}
