import { calls, ErrorAnswer, FINISHINGS, PROPERTY_TYPES } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { createRandomSource } from '../src/testing/createRandomSource.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const { below, pick } = createRandomSource(41);

const HOSTILE_VALUES = [
  '',
  ' ',
  '-1',
  '1e309',
  'NaN',
  '0x10',
  '9'.repeat(40),
  '1.5',
  '٣',
  'null',
  '\0',
  '%',
  '%E0%A4%A',
  '\u202e',
  "' or 1=1 --",
  '$(reboot)',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '[]',
  '{}',
  'a'.repeat(500),
  '👩‍👩‍👧‍👦',
  'constructor',
  '__proto__',
  ',',
  '1,,2',
  '1,2,3',
  ',1',
  '1,'.repeat(60),
  '\n',
  '\\',
  '-0',
  '4294967296',
  '2147483647',
  '1000000000000',
];
const randomNumber = () =>
  String(pick([0, 1, 2, 3, 6, 7, 30, 100, 5_000, 3_000_000, 2_147_483_647, 1_000_000_000_000]));
const randomList = () => Array.from({ length: 1 + below(4) }, () => String(below(8))).join(',');
const randomDegrees = () => `${pick(['', '-'])}${below(181)}${pick(['', '.5', '.00001'])}`;
const randomLetters = () => Array.from({ length: below(40) }, () => String.fromCharCode(63 + below(64))).join('');

/** Valid values of each filter half of the time; arbitrary ones otherwise. */
const FILTERS: Record<string, () => string> = {
  action: () => pick(['forsell', 'forrent']),
  type: () => pick(PROPERTY_TYPES),
  category_id: () => String(below(7)),
  subcategory_id: randomNumber,
  gover: () => String(below(6)),
  city: randomList,
  min_price: randomNumber,
  max_price: randomNumber,
  max_monthly: randomNumber,
  min_size: randomNumber,
  max_size: randomNumber,
  bedrooms: randomList,
  bathrooms: randomList,
  floors: randomList,
  min_storey: () => pick(['0', '1', '-1', '201']),
  max_completion_year: () => pick(['2028', '0', '99999']),
  orientation: () => pick(['north', 'south', 'up']),
  finishing: () => pick(FINISHINGS),
  payment: () => pick(['cash', 'installment']),
  ranking: () => pick(['1', '2', '3', '4']),
  features: randomList,
  box: () => Array.from({ length: pick([4, 4, 4, 3]) }, randomDegrees).join(','),
  area: () => pick(['_p~iF~ps|U_ulLnnqC_mqNvxq`@', '_p~iF~ps|U_ulLnnqC_mqNvxq`@??', randomLetters()]),
  since: () => pick(['2026-11-01T00:00:00Z', '2026-11-01', '-271821-04-20T00:00:00Z', '2026-02-30T00:00:00Z']),
  query: () => pick(['شقة', 'maadi', 'x', '٦ أكتوبر', '!!!', 'a b c d e f g', 'ال']),
  page: () => pick(['1', '2', '9999', '0']),
  zoom: () => pick(['0', '6', '22', '23', '-1', '13.7']),
  sort_price: () => pick(['asc', 'desc', 'up']),
  q: () => pick(['شقة 3 غرف', 'villa 4 beds', '5m', 'من 5 إلى 2 مليون', 'ا', '', 'zzzz', '3 3 3 3 3', 'م 2 م 2']),
};
const NAMES = Object.keys(FILTERS);
const randomValue = (name: string) => (below(2) ? (FILTERS[name]?.() ?? '') : pick(HOSTILE_VALUES));
const CALLS = [
  'listForSale',
  'listForRent',
  'search',
  'getFacets',
  'getNearest',
  'getMap',
  'getSuggestions',
  'interpret',
] as const;
/** Calls that take only these parameters; the other calls get filters. */
const OWN_FIELDS: Partial<Record<(typeof CALLS)[number], string[]>> = { getSuggestions: ['q'], interpret: ['q'] };
const NOT_FILTERS = ['q', 'zoom', 'page', 'sort_price', 'query', 'action'];

function buildRequest(name: (typeof CALLS)[number]): [path: string, init?: RequestInit] {
  const { path } = calls[name];
  const fieldNames = OWN_FIELDS[name] ?? NAMES.filter((filter) => below(30) === 0 || !NOT_FILTERS.includes(filter));
  const fields = Object.fromEntries(
    Array.from({ length: 1 + below(OWN_FIELDS[name] ? 1 : 6) }, () => pick(fieldNames)).map((filter) => [
      filter,
      randomValue(filter),
    ]),
  );
  if (name === 'search') return [path, buildJsonRequest({ query: FILTERS.query?.(), data: fields })];
  return [`${path}?${new URLSearchParams(fields)}`];
}

describeEngines('Random and hostile filters', (open) => {
  const api = createFixtureApi(open);

  it('get a valid answer or a clear refusal, 1,200 times', async () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 1_200; i++) {
      const name = pick(CALLS);
      const [path, init] = buildRequest(name);
      const response = await api.client.request(path, init);
      const body: unknown = await response.json();
      const message = `${path} ${String(init?.body ?? '')}: ${response.status} ${JSON.stringify(body).slice(0, 300)}`;
      if (response.status === 200) calls[name].answer.parse(body);
      else {
        expect(response.status, message + api.logged.at(-1)).toBeLessThan(500);
        expect(response.status, message).toBeGreaterThanOrEqual(400);
        const { errors } = ErrorAnswer.parse(body);
        for (const { source, title } of errors) {
          expect(source, message).toBeDefined();
          expect(title.length, message).toBeGreaterThan(0);
        }
      }
      const key = `${name} ${response.status}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const name of CALLS) expect(seen.get(`${name} 200`) ?? 0, name).toBeGreaterThan(10);
    expect(api.logged).toEqual([]);
  });
});
