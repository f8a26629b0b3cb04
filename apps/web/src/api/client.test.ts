import { JSON_API_TYPE } from '@mashrabiya/contract';
import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError, isNotFound } from './error.ts';

const mockAnswer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

const createTestClient = (fetch: typeof globalThis.fetch, options: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ fetch, language: () => 'ar', token: () => null, ...options });

test('a call uses the path of the contract and the current language', async () => {
  const fetch = mockAnswer(200, { allData: [] });
  let language: 'ar' | 'en' = 'ar';
  const client = createTestClient(fetch, { language: () => language, token: () => 'secret' });
  language = 'en';
  await client('listForSale', { query: { bedrooms: [2, 3], type: 'housing', page: 2, city: undefined } });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/forsell?bedrooms=2%2C3&type=housing&page=2');
  expect(init?.headers).toMatchObject({
    Accept: JSON_API_TYPE,
    'Accept-Language': 'en',
    Authorization: 'Bearer secret',
  });
});

test('path parameters are escaped and bodies are JSON:API', async () => {
  const fetch = mockAnswer(200, {});
  const client = createTestClient(fetch, { baseUrl: 'https://api.example' });
  await client('getProperty', { params: { id: 'a/b' } });
  await client('search', { query: {}, body: { query: 'شقة' } });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/properties/a%2Fb');
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"query":"شقة"}',
    headers: { 'Content-Type': JSON_API_TYPE },
  });
});

test('the browser sets the content type of a form, with its boundary', async () => {
  const fetch = mockAnswer(200, {});
  await createTestClient(fetch, { token: () => 'secret' })('updateProfile', { body: { name: 'Nadia', phone: '' } });
  const { body, headers } = fetch.mock.calls[0]?.[1] ?? {};
  expect(body instanceof FormData && [...body]).toEqual([
    ['name', 'Nadia'],
    ['phone', ''],
  ]);
  expect(headers).not.toHaveProperty('Content-Type');
});

test('a refusal is one typed error with code, status, message and all refused fields', async () => {
  const problem = { status: '422', code: 'invalid_page', title: 'رقم الصفحة', source: { parameter: 'page' } };
  const secondProblem = { status: '422', code: 'invalid_sort', title: 'الترتيب', source: { parameter: 'sort_date' } };
  const client = createTestClient(mockAnswer(422, { errors: [problem, secondProblem] }));
  const error = await client('listForRent', { query: {} }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'invalid_page',
    status: 422,
    message: 'رقم الصفحة',
    problems: [problem, secondProblem],
  });
});

test('an invalid answer and no answer have errors of their own', async () => {
  const clientWithBrokenAnswer = createTestClient(async () => new Response('<html>', { status: 502 }));
  await expect(clientWithBrokenAnswer('getCategories', {})).rejects.toMatchObject({ code: 'unexpected', status: 502 });
  const clientWithCutConnection = createTestClient(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(clientWithCutConnection('getCategories', {})).rejects.toMatchObject({ code: 'network', status: 0 });
});

test('an aborted call rejects with the reason of the abort', async () => {
  const reason = new DOMException('superseded', 'AbortError');
  const signal = AbortSignal.abort(reason);
  const client = createTestClient(async (_url, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  });
  await expect(client('getCities', {}, signal)).rejects.toBe(reason);
});

test('a 401 reports that the stored session has ended', async () => {
  const onUnauthorized = vi.fn();
  const client = createTestClient(mockAnswer(401, { errors: [] }), { onUnauthorized, token: () => 'ended' });
  await expect(client('getProfile', {})).rejects.toBeInstanceOf(ApiError);
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('ended');
});

test('a wrong password does not end the stored session, and is sent without it', async () => {
  const onUnauthorized = vi.fn();
  const fetch = mockAnswer(401, { errors: [] });
  const client = createTestClient(fetch, { onUnauthorized, token: () => 'secret' });
  const body = { email: 'nadia@example.com', password: 'mashrabiya' };
  await expect(client('login', { body })).rejects.toMatchObject({ status: 401 });
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('missing content differs from a failure', () => {
  expect(isNotFound(new ApiError('not_found', 404, ''))).toBe(true);
  expect(isNotFound(new ApiError('invalid_id', 422, ''))).toBe(true);
  expect(isNotFound(new ApiError('unexpected', 500, ''))).toBe(false);
  expect(isNotFound(new TypeError())).toBe(false);
});
