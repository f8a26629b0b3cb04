import { z } from 'zod';
import type { InputCode } from './codes.ts';

interface CrossFieldProblem<T> {
  comparedFields: readonly (keyof T & string)[];
  errorField: string;
  code: InputCode;
}

/**
 * A rule about several fields of a form. It also runs while other fields are invalid, so that a field is marked as the
 * user types, but not if its own field is already invalid, and never on a field of the wrong type: the server validates
 * untrusted input with the same schema.
 */
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
