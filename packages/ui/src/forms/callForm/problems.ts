import type { Problem } from '@mashrabiya/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Server error of one answer, valid while the answer is unchanged. */
export interface RefusedAnswer {
  field: string;
  /** Refused answer, as JSON. */
  answer: string;
  code: string;
  text: string;
}

/** Compares answers by content, because the form hands out copies. */
export const toJson = (answer: unknown): string => JSON.stringify(answer) ?? '';

type Values = Record<string, unknown>;

/**
 * Resolver of a form from its schema and the server's refusals. Reports the first problem of each field, as the
 * schema's code or the server's text. Forms are flat: a problem inside a list belongs to the list's field.
 */
export const createResolver =
  <S extends z.ZodType<object>>(
    schema: S,
    getRefusedAnswers: () => readonly RefusedAnswer[],
  ): Resolver<Values, unknown, z.output<S>> =>
  (values) => {
    const result = schema.safeParse(values);
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= { type: 'code', message };
    for (const { field, answer, text } of getRefusedAnswers()) {
      if (toJson(values[field]) === answer) errors[field] ??= { type: 'refused', message: text };
    }
    return result.success && Object.keys(errors).length === 0
      ? { values: result.data, errors: {} }
      : { values: {}, errors };
  };

/** Error of a call: the server's problems, or a code such as `network`. */
interface CallError {
  problems?: readonly Problem[];
  code?: unknown;
}

/** Distinguishes a failed call from a bug in our code. */
export const isCallError = (thrown: unknown): thrown is CallError =>
  typeof thrown === 'object' && thrown !== null && ('problems' in thrown || 'code' in thrown);

/** True when the request failed without a refusal: no response, or a server error. */
export const isFailure = (thrown: unknown): boolean => {
  const { problems = [] } = isCallError(thrown) ? thrown : {};
  return problems.every(({ status }) => status.startsWith('5'));
};

export interface Refusal {
  answers: RefusedAnswer[];
  formMessage: string | null;
  offline: boolean;
}

/** Maps the problems of a failed call to fields by JSON pointer: `/places/0` is the field `places`. */
export function toRefusal(thrown: unknown, values: Values): Refusal {
  const { problems = [], code } = isCallError(thrown) ? thrown : {};
  const refusal: Refusal = { answers: [], formMessage: null, offline: code === 'network' };
  for (const { title, source, code: reason } of problems) {
    const field = source?.pointer?.split('/')[1] ?? '';
    if (Object.hasOwn(values, field))
      refusal.answers.push({ field, answer: toJson(values[field]), code: reason, text: title });
    else refusal.formMessage ??= title;
  }
  return refusal;
}
