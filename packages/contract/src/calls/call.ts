import type { z } from 'zod';
import type { Endpoint } from '../endpoints.ts';
import type { ProblemCode } from '../problemCodes.ts';

/** A call, whole: where it lives, what it takes, what it answers, and the errors it can give besides `unexpected`. */
export interface Call extends Endpoint {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  errors: readonly ProblemCode[];
}

/** Adds to an endpoint what it takes and answers. */
export const defineCall = <E extends Endpoint, C extends Omit<Call, keyof Endpoint>>(endpoint: E, call: C): E & C => ({
  ...endpoint,
  ...call,
});
