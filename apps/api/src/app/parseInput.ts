import { type Call, type CallName, calls, type FileFieldOf } from '@mashrabiya/contract';
import type { z } from 'zod';
import { AppError } from '../core/AppError.ts';
import type { UploadedFile } from './FileIntake.ts';
import { isMultipart, readBytes, readForm, readJson } from './readBody.ts';
import { readMultipart } from './readMultipart.ts';
import type { UploadDirectory } from './UploadDirectory.ts';
import { faultAt, zodFaults } from './zodFaults.ts';

type Calls = typeof calls;
type Part<C, K extends string> = C extends { [P in K]: infer S } ? (S extends z.ZodType ? z.output<S> : never) : never;

/** What a call's handler is given: everything that the call declares, validated. */
export type ParsedInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Part<Calls[N], K>;
} & (Calls[N] extends { files: object } ? { files: Record<FileFieldOf<N>, UploadedFile[]> } : unknown);

/** Where a fault stands is told down to so many names. */
const DEEPEST_POINTER = 5;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Where in a value a text stands that no database stores: with a NUL, or with half a character. */
function unstorable(value: unknown): readonly string[] | undefined {
  // Bodies nest deeper than calls may.
  const left: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      left.push({ value: inner, path: path.length < DEEPEST_POINTER ? [...path, key] : path });
    }
  }
  return undefined;
}

function checked(schema: z.ZodType, value: unknown, place: 'params' | 'query' | 'body'): unknown {
  const path = unstorable(value);
  if (path) throw new AppError(faultAt(place === 'params' ? 'invalid_id' : 'invalid_field', path, place));
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

/** The body as its call has it written, and the files that came with it. */
async function readBody(
  { bodyType = 'json', files, maxBytes }: Call,
  request: Request,
  uploads: UploadDirectory,
): Promise<{ body: unknown; files?: Record<string, UploadedFile[]> }> {
  if (bodyType === 'raw') return { body: await readBytes(request, maxBytes) };
  if (isMultipart(request, bodyType)) {
    const sent = await readMultipart(request, { files, maxBytes }, uploads);
    return { body: sent.fields, files: sent.files };
  }
  return { body: await (bodyType === 'form' ? readForm : readJson)(request, maxBytes) };
}

/** Validates a request against its call's declaration. Files that are sent go to the directory. */
export async function parseInput<N extends CallName>(
  name: N,
  request: Request,
  params: Record<string, string>,
  uploads: UploadDirectory,
): Promise<ParsedInput<N>> {
  return (await parseCall(calls[name], request, params, uploads)) as ParsedInput<N>;
}

/** The same of any declaration. */
export async function parseCall(
  call: Call,
  request: Request,
  params: Record<string, string>,
  uploads: UploadDirectory,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (call.params) input.params = checked(call.params, params, 'params');
  if (call.query) input.query = checked(call.query, queryFields(request.url), 'query');
  if (call.body) {
    const { body, files } = await readBody(call, request, uploads);
    input.body = checked(call.body, body, 'body');
    if (call.files) input.files = files;
  }
  return input;
}
