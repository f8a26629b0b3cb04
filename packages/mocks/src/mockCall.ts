import {
  API_PREFIX,
  type Call,
  type CallAnswer,
  type CallName,
  calls,
  type ErrorAnswer,
  type FileFieldOf,
  getProblemStatus,
  JSON_API_TYPE,
  type ProblemCode,
} from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { z } from 'zod';
import type { FixtureLanguage } from './fixtures/language.ts';

type Calls = typeof calls;
type Parsed<C, K extends string> = C extends { [P in K]: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : never
  : never;

/** Input of a resolver: the parsed parts of the call, and the requested language. */
export type MockInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Parsed<Calls[N], K>;
} & {
  language: FixtureLanguage;
  files: Partial<Record<FileFieldOf<N>, File[]>>;
};

const getLanguage = (request: Request): FixtureLanguage =>
  request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'ar';

const jsonResponse = (body: object, status = 200) =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': JSON_API_TYPE } });

/** Error response of a call, with its parameter or the pointer of its field; the calling handler adds the message. */
export function errorResponse(code: ProblemCode, place?: string) {
  const status = getProblemStatus(code);
  const source = place ? (place.startsWith('/') ? { pointer: place } : { parameter: place }) : undefined;
  return jsonResponse(
    { errors: [{ status: String(status), code, title: code, source }] } satisfies ErrorAnswer,
    status,
  );
}

/** Adds the translated message to an error, as the server does. */
async function translateErrors(response: Response, language: FixtureLanguage): Promise<Response> {
  if (response.status < 400) return response;
  const { errors }: ErrorAnswer = await response.clone().json();
  const problems = errors.map((error) => ({
    ...error,
    title: getErrorMessage(error.code, language, error.source?.parameter ?? ''),
  }));
  return new HttpResponse(JSON.stringify({ errors: problems }), response);
}

/** URL pattern of a call under any host, so that one handler serves browser and server alike. */
const toPattern = (path: string) => `*${API_PREFIX}${path.replace(/\{(\w+)\}/g, ':$1')}`;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Fields and files of a form by name; those named `name[]` are lists. */
function readFormFields(form: FormData): { body: object; files: Record<string, File[]> } {
  const body: Record<string, unknown> = {};
  const files: Record<string, File[]> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const fieldName = name.replace(/\[\]$/, '');
    const sentFiles = values.filter((value) => value instanceof File);
    if (sentFiles.length > 0) files[fieldName] = sentFiles;
    else body[fieldName] = fieldName === name ? values[0] : values;
  }
  return { body, files };
}

async function readBody(
  request: Request,
  { bodyType }: Call,
): Promise<{ body: unknown; files?: Record<string, File[]> }> {
  if (bodyType === 'raw') return { body: new Uint8Array(await request.arrayBuffer()) };
  if (bodyType === 'form' || bodyType === 'multipart') return readFormFields(await request.formData());
  const text = await request.text();
  return { body: text ? JSON.parse(text) : {} };
}

/**
 * MSW handler of one call. The call's own schemas parse and refuse the request; a response that breaks its schema is an
 * error of the mock and fails the story.
 */
export function mockCall<N extends CallName>(
  name: N,
  resolver: (input: MockInput<N>) => CallAnswer<N> | Response | Promise<CallAnswer<N> | Response>,
): HttpHandler {
  const call: Call = calls[name];
  return METHODS[call.method](toPattern(call.path), async ({ request, params }) => {
    const { body, files } = call.body ? await readBody(request, call) : {};
    const sentInput = { params, query: Object.fromEntries(new URL(request.url).searchParams), body };
    const input: Record<string, unknown> = { language: getLanguage(request), files: files ?? {} };
    for (const part of ['params', 'query', 'body'] as const) {
      const read = call[part]?.safeParse(sentInput[part]);
      const field = read?.error?.issues[0]?.path.join('.');
      if (field !== undefined)
        return translateErrors(
          errorResponse(part === 'params' ? 'invalid_id' : 'invalid_field', field),
          getLanguage(request),
        );
      if (read) input[part] = read.data;
    }
    const answer = await resolver(input as MockInput<N>);
    if (answer instanceof Response) return translateErrors(answer, getLanguage(request));
    const read = call.answer.parse(answer);
    return read instanceof Blob ? new HttpResponse(read) : jsonResponse(read as object, call.status);
  });
}

/** Handler that always fails; `network` breaks the connection. */
export function mockFailure(name: CallName, code: ProblemCode | 'network' = 'unexpected'): HttpHandler {
  const { method, path } = calls[name];
  return METHODS[method](toPattern(path), ({ request }) =>
    code === 'network' ? HttpResponse.error() : translateErrors(errorResponse(code), getLanguage(request)),
  );
}

let pendingCalls = Promise.withResolvers<void>();

/** Handler that never responds until `endPending`, for loading states. */
export function mockPending(name: CallName): HttpHandler {
  const { method, path } = calls[name];
  return METHODS[method](toPattern(path), async () => {
    await pendingCalls.promise;
    return HttpResponse.error();
  });
}

/** Fails all pending requests: browsers terminate a service worker whose request is open for five minutes. */
export function endPending(): void {
  pendingCalls.resolve();
  pendingCalls = Promise.withResolvers();
}
