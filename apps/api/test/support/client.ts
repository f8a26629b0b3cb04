import { type CallName, calls, ErrorAnswer, JSON_API_TYPE } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import type { z } from 'zod';

type Answers = { [N in CallName]: z.output<(typeof calls)[N]['answer']> };
type AnswerData<N extends CallName> = Answers[N] extends { data: infer D } ? D : never;

/** Sends requests to an app as a browser does. */
export function createClient(app: Hono) {
  const request = (path: string, init?: RequestInit, env?: object) => app.request(`/api${path}`, init, env);

  /** Answer of a successful call, validated against the contract. */
  async function fetchAnswer<N extends CallName>(name: N, path: string, init?: RequestInit): Promise<Answers[N]> {
    const response = await request(path, init);
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return calls[name].answer.parse(body) as Answers[N];
  }

  /** Status and faults of a refused call, validated against the contract. */
  async function fetchRefusal(path: string, init?: RequestInit) {
    const response = await request(path, init);
    const { errors } = ErrorAnswer.parse(await response.json());
    const faults = errors.map(({ code, source }) =>
      [code, source?.parameter ?? source?.pointer].filter(Boolean).join(' '),
    );
    return { status: response.status, faults, title: errors[0]?.title, headers: response.headers };
  }

  return {
    request,
    fetchStatus: async (path: string, init?: RequestInit) => (await request(path, init)).status,
    fetchAnswer,
    /** The `data` of a successful call's answer. */
    fetchData: async <N extends CallName>(name: N, path: string, init?: RequestInit) =>
      ((await fetchAnswer(name, path, init)) as { data: AnswerData<N> }).data,
    fetchRefusal,
    /** Faults of a refused call, each as its code and field. */
    fetchFaults: async (path: string, init?: RequestInit) => (await fetchRefusal(path, init)).faults,
    search: (body: object, language = 'ar', query = '') =>
      fetchAnswer('search', `/search${query}`, buildJsonRequest(body, language)),
  };
}

/** Name and value of the cookie that an answer sets. */
export const getCookie = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Environment of a request through a socket. */
export const createConnection = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

export const inEnglish: RequestInit = { headers: { 'accept-language': 'en' } };

export const withToken = (token: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` },
});

/** A user's POST request: with a JSON body, or with none. */
export const buildPost = (token: string, body?: unknown): RequestInit =>
  withToken(token, body === undefined ? { method: 'POST' } : buildJsonRequest(body));

/** A form as a browser posts it: lists under `name[]`, files unchanged. */
export function buildFormRequest(
  fields: Record<string, string | Blob | readonly string[]>,
  language = 'ar',
): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || value instanceof Blob) body.append(name, value);
    else for (const item of value) body.append(`${name}[]`, item);
  }
  return { method: 'POST', headers: { 'accept-language': language }, body };
}

/** Encodes a form to bytes: Node fails on a `FormData` body that is not read to its end. */
export async function encodeForm(init: RequestInit): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const encodedForm = new Response(init.body);
  const type = encodedForm.headers.get('content-type') ?? '';
  return { ...init, headers: { ...init.headers, 'content-type': type }, body: await encodedForm.arrayBuffer() };
}

export const buildJsonRequest = (body: unknown, language = 'ar'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': JSON_API_TYPE, 'accept-language': language },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
