import { z } from 'zod';
import { PROBLEM_CODES } from './problemCodes.ts';

export const Problem = z
  .object({
    status: z.string(),
    code: z.enum(PROBLEM_CODES),
    title: z.string(),
    /** Query or path parameter, or a JSON pointer into the body. */
    source: z.object({ parameter: z.string().optional(), pointer: z.string().optional() }).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

export const ErrorAnswer = z.object({ errors: z.array(Problem).min(1) }).meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
