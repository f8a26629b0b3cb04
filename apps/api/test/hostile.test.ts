import { type CallName, ErrorAnswer, endpoints } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { createRandomSource } from '../src/testing/createRandomSource.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { buildJsonRequest } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '6',
  '7',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(40),
  '1.0',
  '+1',
  '٣',
  'null',
  'true',
  '\0',
  '%00',
  '%',
  '%E0%A4%A',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  'ﷺ'.repeat(20),
  "' or 1=1 --",
  '"; drop table property; --',
  '$(reboot)',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  '[]',
  'a'.repeat(500),
  '👩‍👩‍👧‍👦',
  'شقة',
  'maadi',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'asc',
  'desc',
  'housing',
  'luxury',
  'cash',
  '1,2,3',
  ',',
  '1,,2',
  '\n',
  '\\',
] as const;
const FIELDS = [
  'page',
  'sort_date',
  'sort_price',
  'type',
  'category_id',
  'subcategory_id',
  'gover',
  'city',
  'min_price',
  'max_price',
  'min_size',
  'max_size',
  'bedrooms',
  'bathrooms',
  'finishing',
  'payment',
  'ranking',
  'action',
  'query',
  'data',
  '__proto__',
  'a[b]',
  '',
  'constructor',
] as const;
const VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  0,
  -1,
  1,
  2,
  1.5,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [1, 2],
  ['x'],
  { a: { b: [] } },
  { __proto__: null },
  Array.from({ length: 50 }, (_, i) => i),
];

const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

describe('Hostile requests', () => {
  const api = createFixtureApi(openMigrated);

  async function expectHandled(path: string, init?: RequestInit): Promise<number> {
    const response = await api.app.request(path, init);
    const text = await response.text();
    if (response.status >= 500)
      throw new Error(`${path} ${String(init?.body)}: ${response.status} ${api.logged.at(-1)}`);
    const body: unknown = JSON.parse(text);
    if (response.status !== 200) ErrorAnswer.parse(body);
    expect(text).not.toMatch(/node_modules|\.ts:\d+/);
    return response.status;
  }

  it('cause no server error as 800 queries', async () => {
    const { below, pick } = createRandomSource(7);
    const paths = Object.keys(endpoints) as CallName[];
    const seen = new Map<number, number>();
    for (let i = 0; i < 800; i++) {
      const { path } = endpoints[pick(paths)];
      const filledPath = path.replace(/\{\w+\}/, () => encode(pick(HOSTILE_TEXTS)) || 'x');
      const query = Array.from(
        { length: below(5) },
        () => `${encode(pick(FIELDS))}=${pick([encode, String])(pick(HOSTILE_TEXTS))}`,
      ).join('&');
      const address = `/api${filledPath}?${query.replace(/[\s#\0]/g, '%20')}`;
      const headers = {
        'accept-language': pick(['ar', 'en', '*', 'xx;q=9', ';;;', 'en;q=0', '']),
        authorization: pick(['', 'Bearer x']),
      };
      const status = await expectHandled(address, { headers });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 422]));
  });

  it('cause no server error as 800 bodies', async () => {
    const { below, pick } = createRandomSource(11);
    const generateFields = () =>
      Object.fromEntries(Array.from({ length: below(6) }, () => [pick(FIELDS), pick(VALUES)]));
    for (let i = 0; i < 800; i++) {
      const body = {
        ...generateFields(),
        ...(below(2) && { query: String(pick(HOSTILE_TEXTS)) }),
        ...(below(2) && { data: generateFields() }),
      };
      await expectHandled('/api/search', buildJsonRequest(body));
    }
  });

  it('are refused as bodies that are no JSON, or too large', async () => {
    const nestedJson = '['.repeat(30_000) + ']'.repeat(30_000);
    const bodies = [
      '',
      ' ',
      'x',
      '{"query":',
      '\u0000',
      '{"query":"\\ud800"}',
      nestedJson,
      '1e999',
      '"x"',
      `{"data":${nestedJson}}`,
      '\ufeff{}',
    ];
    for (const body of bodies) await expectHandled('/api/search', buildJsonRequest(body));
    const invalidUtf8 = { ...buildJsonRequest(''), body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) };
    expect(await expectHandled('/api/search', invalidUtf8)).toBe(400);
  });
});
