import type { z } from 'zod';
import type { ProblemCode } from '../problems/problemCodes.ts';
import type { Caching } from './caching.ts';
import type { Endpoint } from './endpoints.ts';
import type { RateLimits } from './limits.ts';
import type { TimeLimit } from './timeLimit.ts';

/** One field of files in a multipart body. */
export interface FileField {
  maxCount: number;
  /** Of each file. */
  maxBytes: number;
}

/** A complete call: method and path, input, answer, and the errors it can give besides `unexpected`. */
export interface Call extends Endpoint {
  /** Its title in the documentation. */
  summary: string;
  /** Purpose and answer, in one or two sentences. */
  description: string;
  /** How long the answer may be kept where nobody is logged in; never unless it says so. */
  cache?: Caching;
  /** How often it may be made by a person and from an address; as often as the server can unless it says so. */
  limits?: RateLimits;
  /** How long it may take; `ANSWER` by default, and it must say where it takes files. */
  timeLimit?: TimeLimit;
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Of a multipart body, its fields that are no files. Several values come under one name that is sent as `name[]`. */
  body?: z.ZodType;
  /** Limit of the body without its files, in bytes; 64 KB by default. */
  maxBytes?: number;
  /** File fields of a multipart body. Other files are refused. */
  files?: Readonly<Record<string, FileField>>;
  /** HTTP status of the answer; 200 by default. */
  status?: number;
  answer: z.ZodType;
  /** The media types of a file that is answered. */
  answerTypes?: readonly string[];
  errors: readonly ProblemCode[];
}

/** Adds input and answer schemas to an endpoint. */
export const defineCall = <E extends Endpoint, C extends Omit<Call, keyof Endpoint>>(endpoint: E, call: C): E & C => ({
  ...endpoint,
  ...call,
});
