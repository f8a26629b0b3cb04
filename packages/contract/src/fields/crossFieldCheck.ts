import { z } from 'zod';
import type { InputCode } from './codes.ts';

interface CrossFieldProblem<T> {
  /** Fields that the rule reads. */
  reads: readonly (keyof T & string)[];
  /** Field that the problem is shown at. */
  at: string;
  code: InputCode;
}

/**
 * A rule about several fields of a form. It also runs while other fields are wrong, so that a field is marked as one
 * types, but not where its own field is wrong already, and never on a field of the wrong type: the server validates what anyone sends with the same schema.
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
