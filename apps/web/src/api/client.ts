import {
  API_PREFIX,
  type CallAnswer,
  type CallInput,
  type CallName,
  type Endpoint,
  type ErrorAnswer,
  endpoints,
  JSON_API_TYPE,
} from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { encodeBody, type RequestContent } from './body.ts';
import { ApiError } from './error.ts';

export interface ClientOptions {
  /** Origin and prefix of the API, no trailing slash; defaults to the contract's prefix on the same origin. */
  baseUrl?: string;
  fetch: typeof fetch;
  /** Read at each call, so that a new language applies to the next call. */
  language: () => Language;
  token: () => string | null;
  /** Receives the token that the API answered with 401; the user may have logged in again meanwhile. */
  onUnauthorized?: (token: string) => void;
}

/** Login and language of one call; the language overrides the current one. */
export interface CallIdentity {
  sendAs?: 'user' | 'visitor';
  language?: Language;
  /** Event after which a stream continues. */
  lastEventId?: string | undefined;
}

interface RequestParts extends RequestContent {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function buildUrl(baseUrl: string, path: string, { params = {}, query = {} }: RequestParts): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const definedEntries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(definedEntries.map(([name, value]) => [name, toText(value)]));
  return `${baseUrl}${filledPath}${definedEntries.length ? `?${search}` : ''}`;
}

async function readError(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as Partial<ErrorAnswer> | null;
  const problems = answer?.errors ?? [];
  const [first] = problems;
  return new ApiError(first?.code ?? 'unexpected', response.status, first?.title ?? response.statusText, problems);
}

/**
 * Creates the typed client: `client('search', { body: { query: 'villa' } }, signal)`. Returns the contract's response
 * or throws an `ApiError`; an aborted call rejects with the signal's own reason. Visitor calls carry no token.
 */
export function createClient(options: ClientOptions) {
  const baseUrl = options.baseUrl ?? API_PREFIX;

  return async function call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    signal?: AbortSignal,
    { sendAs = 'user', language = options.language(), lastEventId }: CallIdentity = {},
  ): Promise<CallAnswer<N>> {
    const endpoint: Endpoint = endpoints[name];
    const parts: RequestParts = input;
    const token = endpoint.access === 'public' || sendAs === 'visitor' ? null : options.token();
    const headers: Record<string, string> = { Accept: JSON_API_TYPE, 'Accept-Language': language };
    if (token) headers.Authorization = `Bearer ${token}`;
    const { body, type } = encodeBody(endpoint.bodyType, parts);
    if (type) headers['Content-Type'] = type;
    if (lastEventId) headers['Last-Event-ID'] = lastEventId;
    let response: Response;
    try {
      response = await options.fetch(buildUrl(baseUrl, endpoint.path, parts), {
        method: endpoint.method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError('network', 0, 'network');
    }
    if (response.status === 401 && token) options.onUnauthorized?.(token);
    if (!response.ok) throw await readError(response);
    if (endpoint.answers === 'stream') return response.body as CallAnswer<N>;
    return (endpoint.answers === 'file' ? response.blob() : response.json()) as Promise<CallAnswer<N>>;
  };
}

export type Client = ReturnType<typeof createClient>;
