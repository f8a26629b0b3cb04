import { type Call, type CallName, calls, type FileFieldOf } from '@mashrabiya/contract';
import type { z } from 'zod';
import { AppError } from '../core/AppError.ts';
import type { UploadedFile } from './FileReceiver.ts';
import { isMultipart, readBodyBytes, readForm, readJson } from './readBody.ts';
import { readMultipart } from './readMultipart.ts';
import { toFault, toFaults } from './toFaults.ts';
import type { UploadDirectory } from './UploadDirectory.ts';

type Calls = typeof calls;
type Part<C, K extends string> = C extends { [P in K]: infer S } ? (S extends z.ZodType ? z.output<S> : never) : never;

export type ParsedInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Part<Calls[N], K>;
} & (Calls[N] extends { files: object } ? { files: Record<FileFieldOf<N>, UploadedFile[]> } : unknown);

const MAX_POINTER_DEPTH = 5;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Finds a text that no database stores: with a NUL, or with a lone surrogate. */
function findUnstorableText(value: unknown): readonly string[] | undefined {
  // Iterative, because bodies may nest deeper than the call stack.
  const pendingValues: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let entry = pendingValues.pop(); entry; entry = pendingValues.pop()) {
    const { value, path } = entry;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      pendingValues.push({ value: inner, path: path.length < MAX_POINTER_DEPTH ? [...path, key] : path });
    }
  }
  return undefined;
}

function validate(schema: z.ZodType, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const path = findUnstorableText(value);
  if (path) throw new AppError(toFault(part === 'params' ? 'invalid_id' : 'invalid_field', path, part));
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError(...toFaults(result.error.issues, part));
}

/** Refuses repeated fields, because it is unclear which one counts. */
function parseQueryFields(url: string): Record<string, string> {
  const fields: [string, string][] = [...new URL(url).searchParams];
  const names = fields.map(([name]) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new AppError({ code: 'invalid_field', parameter: duplicate });
  return Object.fromEntries(fields);
}

async function readBody(
  { bodyType = 'json', files, maxBytes }: Call,
  request: Request,
  uploads: UploadDirectory,
): Promise<{ body: unknown; files?: Record<string, UploadedFile[]> }> {
  if (bodyType === 'raw') return { body: await readBodyBytes(request, maxBytes) };
  if (isMultipart(request, bodyType)) {
    const multipart = await readMultipart(request, { files, maxBytes }, uploads);
    return { body: multipart.fields, files: multipart.files };
  }
  return { body: await (bodyType === 'form' ? readForm : readJson)(request, maxBytes) };
}

export async function parseInput<N extends CallName>(
  name: N,
  request: Request,
  params: Record<string, string>,
  uploads: UploadDirectory,
): Promise<ParsedInput<N>> {
  return (await parseCall(calls[name], request, params, uploads)) as ParsedInput<N>;
}

export async function parseCall(
  call: Call,
  request: Request,
  params: Record<string, string>,
  uploads: UploadDirectory,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (call.params) input.params = validate(call.params, params, 'params');
  if (call.query) input.query = validate(call.query, parseQueryFields(request.url), 'query');
  if (call.body) {
    const { body, files } = await readBody(call, request, uploads);
    input.body = validate(call.body, body, 'body');
    if (call.files) input.files = files;
  }
  return input;
}
