import type { z } from 'zod';
import type { ProblemCode } from '../problems/problemCodes.ts';
import type { Caching } from './caching.ts';
import type { Endpoint } from './endpoint.ts';
import type { RateLimits } from './limits.ts';
import type { TimeLimit } from './timeLimit.ts';

export interface FileField {
  maxCount: number;
  maxBytes: number;
}

/** A complete call: method and path, input, answer, and its errors besides `unexpected`. */
export interface Call extends Endpoint {
  summary: string;
  description: string;
  /** Cache lifetime of the answer for visitors who are not logged in; not cached by default. */
  cache?: Caching;
  limits?: RateLimits;
  /** `ANSWER_TIME_LIMIT` by default; required for calls that take files. */
  timeLimit?: TimeLimit;
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Fields of a multipart body that are no files. A name with several values is sent as `name[]`. */
  body?: z.ZodType;
  /** Maximum bytes of the body without its files; 64 KB by default. */
  maxBytes?: number;
  /** File fields of a multipart body. Other files are refused. */
  files?: Readonly<Record<string, FileField>>;
  /** HTTP status of the answer; 200 by default. */
  status?: number;
  answer: z.ZodType;
  answerTypes?: readonly string[];
  errors: readonly ProblemCode[];
}

export const defineCall = <E extends Endpoint, C extends Omit<Call, keyof Endpoint>>(endpoint: E, call: C): E & C => ({
  ...endpoint,
  ...call,
  errors: endpoint.role ? [...call.errors, 'second_factor_required'] : call.errors,
});
