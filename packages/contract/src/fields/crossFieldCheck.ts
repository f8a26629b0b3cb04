import { z } from 'zod';
import type { InputCode } from './codes.ts';

interface CrossFieldProblem<T> {
  reads: readonly (keyof T & string)[];
  at: string;
  code: InputCode;
}

/**
 * A rule about several fields of a form. It also runs while other fields are invalid, so that a field is marked as the
 * user types, but not if its own field is already invalid, and never on a field of the wrong type: the server validates
 * untrusted input with the same schema.
 */
export const crossFieldCheck = <T extends object>(
  isValid: (input: T) => boolean,
  { reads, at, code }: CrossFieldProblem<T>,
) =>
  z.refine<T>(isValid, {
    path: [at],
    error: code,
    when: ({ issues }) => !issues.some((issue) => isAmong(issue.continue === true ? [at] : [at, ...reads], issue.path)),
  });

/** A problem at the root concerns every field. */
const isAmong = (fields: readonly string[], path: readonly PropertyKey[] = []): boolean => {
  const [field] = path;
  return field === undefined || fields.includes(String(field));
};
