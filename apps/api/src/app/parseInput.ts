import { type Call, type CallName, calls } from '@mashrabiya/contract';
import type { z } from 'zod';
import { AppError } from './AppError.ts';
import { readJson } from './readBody.ts';
import { zodFaults } from './zodFaults.ts';

type Calls = typeof calls;
type Part<C, K extends string> = C extends { [P in K]: infer S } ? (S extends z.ZodType ? z.output<S> : never) : never;

/** What a call's handler is given: everything that the call declares, validated. */
export type ParsedInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Part<Calls[N], K>;
};

function checked(schema: z.ZodType, value: unknown, place: 'params' | 'query' | 'body'): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError(...zodFaults(result.error.issues, place));
}

/** The query string's fields; one that is given twice is refused, for nothing says which one counts. */
function queryFields(url: string): Record<string, string> {
  const fields: [string, string][] = [...new URL(url).searchParams];
  const names = fields.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new AppError({ code: 'invalid_field', parameter: twice });
  return Object.fromEntries(fields);
}

/** Validates a request against its call's declaration. */
export async function parseInput<N extends CallName>(
  name: N,
  request: Request,
  params: Record<string, string>,
): Promise<ParsedInput<N>> {
  const call: Call = calls[name];
  const input: Record<string, unknown> = {};
  if (call.params) input.params = checked(call.params, params, 'params');
  if (call.query) input.query = checked(call.query, queryFields(request.url), 'query');
  if (call.body) input.body = checked(call.body, await readJson(request), 'body');
  return input as ParsedInput<N>;
}
