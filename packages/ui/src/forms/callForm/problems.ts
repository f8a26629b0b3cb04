import type { Problem } from '@mashrabiya/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** What the server said of one answer; it holds as long as the answer is the one that was sent. */
export interface RefusedAnswer {
  field: string;
  /** The answer that was refused, as JSON. */
  answer: string;
  code: string;
  text: string;
}

/** Answers are compared by what is in them: the form hands out copies. */
export const asJson = (answer: unknown): string => JSON.stringify(answer) ?? '';

type Values = Record<string, unknown>;

/**
 * Judges a form by its schema, and by what the server refused of it. Of each field the first problem counts, as the
 * schema's code or in the server's words. Forms are flat: what is wrong within a list is the list's.
 */
export const resolverOf =
  <S extends z.ZodType<object>>(
    schema: S,
    refused: () => readonly RefusedAnswer[],
  ): Resolver<Values, unknown, z.output<S>> =>
  (values) => {
    const result = schema.safeParse(values);
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= { type: 'code', message };
    for (const { field, answer, text } of refused()) {
      if (asJson(values[field]) === answer) errors[field] ??= { type: 'refused', message: text };
    }
    return result.success && Object.keys(errors).length === 0
      ? { values: result.data, errors: {} }
      : { values: {}, errors };
  };

/** What a call may throw: the server's problems, or a code of its own such as `network`. */
interface Thrown {
  problems?: readonly Problem[];
  code?: unknown;
}

/** Whether it is an answer of the call, and not a mistake in our code. */
export const isAnswer = (thrown: unknown): thrown is Thrown =>
  typeof thrown === 'object' && thrown !== null && ('problems' in thrown || 'code' in thrown);

/** Whether nothing was refused: no answer came, or the server could not do it. */
export const isFailure = (thrown: unknown): boolean => {
  const { problems = [] } = isAnswer(thrown) ? thrown : {};
  return problems.every(({ status }) => status.startsWith('5'));
};

/** What went wrong with a call: at which fields, and with the whole. */
export interface Refusal {
  answers: RefusedAnswer[];
  /** In the server's words; null where it had none. */
  whole: string | null;
  /** No answer came. */
  offline: boolean;
}

/** Finds the fields of what a call threw by its JSON pointers: `/places/0` is the field `places`. */
export function refusalOf(thrown: unknown, values: Values): Refusal {
  const { problems = [], code } = isAnswer(thrown) ? thrown : {};
  const refusal: Refusal = { answers: [], whole: null, offline: code === 'network' };
  for (const { title, source, code: reason } of problems) {
    const field = source?.pointer?.split('/')[1] ?? '';
    if (Object.hasOwn(values, field))
      refusal.answers.push({ field, answer: asJson(values[field]), code: reason, text: title });
    else refusal.whole ??= title;
  }
  return refusal;
}
