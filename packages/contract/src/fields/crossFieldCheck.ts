import { z } from 'zod';
import type { InputCode } from './codes.ts';

interface CrossFieldProblem<T> {
  comparedFields: readonly (keyof T & string)[];
  errorField: string;
  code: InputCode;
}

/** Rule about several fields. Runs while others are invalid; skips an invalid own field and values of a wrong type. */
export const crossFieldCheck = <T extends object>(
  isValid: (input: T) => boolean,
  { comparedFields, errorField, code }: CrossFieldProblem<T>,
) =>
  z.refine<T>(isValid, {
    path: [errorField],
    error: code,
    when: ({ issues }) =>
      !issues.some((issue) =>
        isAmong(issue.continue === true ? [errorField] : [errorField, ...comparedFields], issue.path),
      ),
  });

/** A problem at the root concerns every field. */
const isAmong = (fields: readonly string[], path: readonly PropertyKey[] = []): boolean => {
  const [field] = path;
  return field === undefined || fields.includes(String(field));
};
